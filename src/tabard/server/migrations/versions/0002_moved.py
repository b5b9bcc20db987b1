"""Of a table that came from another server: since when it is here, and when nobody served it before."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("moved", sa.Text(), nullable=False, server_default=""))
