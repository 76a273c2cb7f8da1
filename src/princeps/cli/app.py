"""What all commands belong to."""

from cyclopts import App

app = App(
    name="princeps",
    help="Forum Trajanum and Trajan, two board games by Stefan Feld: play them, replay them, simulate them.",
    version_flags=["--version"],
)
