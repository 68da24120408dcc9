"""What a round that deletes expired documents leaves, and which collections it reads whole to find them."""

import json
from datetime import datetime, timedelta, timezone

from secantus.storage import Storage

now = datetime.now(timezone.utc)
store = Storage(ttl_sweep_seconds=0)
indexes = {"all": {}, "some": {"partialFilterExpression": {"at": {"$gt": now - timedelta(hours=3)}}}}
for name, options in indexes.items():
    store.create_collection("test", name)
    store.create_index("test", name, "kept", {"at": 1}, {"expireAfterSeconds": 3_600, **options})
    store.insert("test", name, [{"_id": hours, "at": now - timedelta(hours=hours)} for hours in range(5)])
    store.insert("test", name, [{"_id": "undated"}])

read_whole = []
scan = Storage._scan_docs
Storage._scan_docs = lambda self, db, name: read_whole.append(name) or scan(self, db, name)
store.prune_ttl_all_collections(now=now + timedelta(seconds=1))
Storage._scan_docs = scan

left = {name: [row["_id"] for row in store.find_matching("test", name, {})] for name in indexes}
print(json.dumps({"left": left, "read_whole": read_whole}))
