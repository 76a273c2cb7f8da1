"""The first minutes on a machine: what is compiled and loaded before everybody can play at full speed."""
