"""What somebody's finished games say together: results, points by source, rivals, records.

    figures = statistics_of(chosen(results, Choice(game="trajan")), titles)

The page and the terminal show the same figures.
"""

from princeps.statistics.choice import Choice, chosen
from princeps.statistics.figures import statistics_of

__all__ = ["Choice", "chosen", "statistics_of"]
