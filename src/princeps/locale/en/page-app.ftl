### The page as an app: its description, and what it says without a network.

app-description = Two board games about the emperor Trajan, against strong bots or with friends, at the table or over days.
app-last-seen = No connection. This is what was last seen, { $when }.
app-only-looking = You can look around; playing goes on once the server answers.
app-signed-out = This device was signed out. Nothing of yours is left on it.
