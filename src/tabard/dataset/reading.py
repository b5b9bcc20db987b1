"""A dataset as arrays: observations and masks as `tabard.envs` shows them, the other columns as they are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabard.arena.executors import extra
from tabard.engine.errors import BadSave


def read(folder: str | Path, rows: int = 1024) -> Iterator[dict[str, Any]]:
    """So many decisions at a time, in order: `observation`, `action_mask`, and an array for each other column."""
    about, parquet = described(Path(folder)), extra("pyarrow.parquet")
    for file in shards(Path(folder)):
        with parquet.ParquetFile(file) as opened:
            for batch in opened.iter_batches(rows):
                yield unpacked(batch, about["observation"], about["actions"])


def described(folder: Path, text: str = "") -> dict[str, Any]:
    """How the dataset in a folder was made, as the text of its dataset.json says."""
    try:
        about: dict[str, Any] = json.loads(text or (folder / "dataset.json").read_bytes())
        if about["tabard"] == "dataset":
            return about
    except OSError as error:
        raise BadSave(f"{folder}/dataset.json cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        pass
    raise BadSave(f"{folder}/dataset.json is not the settings of a dataset")


def shards(folder: Path) -> list[Path]:
    return sorted(folder.glob("shard-*.parquet"))


def unpacked(batch: Any, size: int, actions: int) -> dict[str, Any]:
    """Rows of a shard as arrays."""
    np = extra("numpy")
    arrays = {name: batch[name].to_numpy(zero_copy_only=False) for name in batch.schema.names}
    places, numbers, chosen = arrays.pop("places"), arrays.pop("numbers"), arrays.pop("open")
    seen, mask = np.zeros((len(places), size), np.float32), np.zeros((len(places), actions), np.int8)
    for row in range(len(places)):
        seen[row, places[row]] = numbers[row]
        mask[row, chosen[row]] = 1
    return {"observation": seen, "action_mask": mask, **arrays}
