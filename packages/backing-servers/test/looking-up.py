"""What is found among several values, whether or not the mend answers, and how many comparisons looking up many names takes."""

import json

from bson.regex import Regex
from secantus import query
from secantus.storage import Storage
from sitecustomize import matches as unmended

mended = query._op_matches
store = Storage(ttl_sweep_seconds=0)
store.create_collection("test", "rows")
kinds = ["a", "b", "", 1, 1.0, True, None, ["a", 2], {"x": "a"}]
store.insert("test", "rows", [{"_id": f"row {number}", "held": value} for number, value in enumerate(kinds)])
store.insert("test", "rows", [{"_id": f"name {number}"} for number in range(200)])

lists = [["a"], ["a", "b"], ["z"], [""], [], [1], ["a", 1], [None], [True], [Regex("^a")], ["z", Regex("^b")], [["a", 2]]]


def found(by, op, among):
    query._op_matches = by
    return [row["_id"] for row in store.find_matching("test", "rows", {"held": {op: among}})]


differing = [
    f"{op} {among}" for op in ["$in", "$nin"] for among in lists if found(mended, op, among) != found(unmended, op, among)
]

compared = 0
compare = query._eq_numeric_aware


def counted(*given):
    global compared
    compared += 1
    return compare(*given)


query._op_matches = mended
query._eq_numeric_aware = counted
names = [f"name {number}" for number in range(200)]
rows = store.find_matching("test", "rows", {"_id": {"$in": names}})
print(json.dumps({"differing": differing, "found": len(rows), "compared": compared}))
