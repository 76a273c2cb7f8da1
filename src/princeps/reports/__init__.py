"""Reports: self-contained pages, without scripts or network access, with charts drawn as SVG."""
