"""Alembic asks here how to connect: with the connection it is given."""

from alembic import context

from tabard.server.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
context.run_migrations()
