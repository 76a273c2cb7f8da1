"""The same surroundings in every run.

Hypothesis searches the same examples, without a clock, since the first call compiles a rule;
`pytest --hypothesis-profile=search` looks for new examples, and for longer. The language is English, whoever runs it.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "princeps", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", settings.get_profile("princeps"), derandomize=False, max_examples=1000)
settings.load_profile("princeps")

os.environ["PRINCEPS_LANGUAGE"] = "en"
