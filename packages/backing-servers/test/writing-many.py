"""How often writing many documents reads the options of their indexes, and whether what changes between two writes is noticed."""

import json

import sitecustomize
from secantus.storage import Storage

reads = {"indexes": 0, "profiles": 0}


def counted(of, what):
    def read(*given):
        reads[what] += 1
        return of(*given)

    return read


Storage._iter_indexes = counted(Storage._iter_indexes, "indexes")
sitecustomize.profile_of = counted(sitecustomize.profile_of, "profiles")

store = Storage(ttl_sweep_seconds=0)
store.create_collection("test", "rows")
for field in ("of", "at"):
    store.create_index("test", "rows", f"by {field}", {field: 1, "_id": 1}, {})
rows = [{"_id": number, "of": number % 7, "at": number % 5} for number in range(200)]
begun = reads["indexes"]
store.insert("test", "rows", rows)
store.update_matching("test", "rows", {"of": {"$gte": 0}}, {"$inc": {"at": 1}}, multi=True)
found = len(store.find_matching("test", "rows", {"at": 3}))
store.delete_matching("test", "rows", {"of": 6})
read = reads["indexes"] - begun

store.create_index("test", "rows", "only", {"name": 1}, {"unique": True, "sparse": True})
store.insert("test", "rows", [{"_id": "one", "name": "Iris"}])
_, errors = store.insert("test", "rows", [{"_id": "two", "name": "Iris"}, {"_id": "three", "name": "Tom"}], ordered=False)

levels = [store.get_profile("test")["level"] for _ in range(3)]
store.set_profile("test", level=2)
levels.append(store.get_profile("test")["level"])
print(
    json.dumps(
        {
            "few": read <= 30,
            "found": found,
            "left": len(store.find_matching("test", "rows", {})),
            "refused": [error["code"] for error in errors],
            "levels": levels,
            "profiles": reads["profiles"],
        }
    )
)
