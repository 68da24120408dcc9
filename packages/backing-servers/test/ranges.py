"""What ranges find by an index of several fields that differs from what they find without one."""

import json
from datetime import datetime, timezone
from itertools import product

from secantus.storage import Storage

kinds = {
    "texts": ["2025-01", "2025-02", "2025-03", "2025-1"],
    "numbers": [-1, 0, 1, 1.5, 256],
    "times": [datetime(2025, month, 1, tzinfo=timezone.utc) for month in (1, 2, 3)],
}
store = Storage(ttl_sweep_seconds=0)
for name, values in kinds.items():
    rows = [{"of": of, "at": at, "count": count} for of, at, count in product(["a", "b"], values, [1, 2])]
    for direction in (1, -1):
        store.create_collection(name, f"by {direction}")
        store.create_index(name, f"by {direction}", "several", {"of": 1, "at": direction, "count": -1}, {})
        store.insert(name, f"by {direction}", [{"_id": number, **row} for number, row in enumerate(rows)])
    store.create_collection(name, "by nothing")
    store.insert(name, "by nothing", [{"_id": number, **row} for number, row in enumerate(rows)])


def found(name, coll, wanted):
    return sorted(row["_id"] for row in store.find_matching(name, coll, wanted))


bounds = ["$gt", "$gte", "$lt", "$lte"]
asked, differing = 0, []
for name, values in kinds.items():
    ranges = [{op: value} for op, value in product(bounds, values)]
    ranges += [{above: low, below: high} for above, low, below, high in product(bounds[:2], values, bounds[2:], values)]
    for at, direction in product(ranges, (1, -1)):
        asked += 1
        wanted = {"of": "a", "at": at}
        if found(name, f"by {direction}", wanted) != found(name, "by nothing", wanted):
            differing.append(f"{name} {direction} {at}")
print(json.dumps({"asked": asked, "differing": differing}))
