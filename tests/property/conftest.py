"""Properties are the same in every run: examples come from the names of the tests, and no clock is watched."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "laws",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("laws")
