# SPDX-License-Identifier: GPL-2.0-only
"""Python runs this before SecantusDB 0.7.0b3, of which it mends eight faults; decision 24 says how they showed."""

import threading
from datetime import datetime, timedelta, timezone

from secantus import query
from secantus.storage import COMPOUND_SEP, Storage
from secantus.transactions import TransactionRegistry, TxnState

sweep = Storage.prune_ttl_all_collections
begin = TransactionRegistry.__init__
commit = TransactionRegistry.commit
matches = query._op_matches
scan_range = Storage._range_scan_index
options_of_indexes = Storage._index_options_map
all_indexes = Storage._all_indexes
profile_of = Storage.get_profile
set_profile = Storage.set_profile

# What one chunk of a write has read of its collections' indexes, in the thread that writes it.
chunk = threading.local()
CHUNKS = [
    "_insert_chunk",
    "_update_chunk",
    "_update_matching_single_txn",
    "_delete_chunk",
    "_delete_matching_single_txn",
]

# More than what all clients together have under way at once.
LAST_OF_BEFORE = 5_000

# After whatever may follow a value in an index of several fields.
BEHIND_ALL = COMPOUND_SEP + b"\xff" * 8


def sweep_and_let_go(self, **given):
    """What deletes expired documents keeps its snapshot until its next round: nothing newer can be forgotten for a minute."""
    try:
        return sweep(self, **given)
    finally:
        self._reset_thread_session()


def prune_by_index(self, db, coll, *, now=None):
    """To find what has expired it read all of a collection, and whoever asked for anything else waited until it had."""
    when = now or datetime.now(timezone.utc)
    pruned = 0
    for _, key, options in list(self._iter_indexes(db, coll)):
        if "expireAfterSeconds" not in options:
            continue
        (field,) = key
        expired = {field: {"$lt": when - timedelta(seconds=options["expireAfterSeconds"])}}
        indexed = options.get("partialFilterExpression")
        pruned += self.delete_matching(db, coll, {"$and": [expired, indexed]} if indexed else expired)
    return pruned


def abort_idle(self):
    """Every statement of a transaction begins by ending those that were left open, and waited for each that was at work."""
    cutoff = self._time() - self._lifetime
    aborted = 0
    for transaction in self._txns.values():
        if not transaction.mutex.acquire(blocking=False):
            continue
        try:
            if transaction.state is TxnState.IN_PROGRESS and transaction.last_use < cutoff:
                self._rollback_quietly(transaction)
                transaction.state = TxnState.ABORTED
                aborted += 1
        finally:
            transaction.mutex.release()
    return aborted


def begin_knowing(self, **given):
    """It forgets at its end which transactions it has committed; the log of operations has them."""
    begin(self, **given)
    storage = given["commit_func"].__self__.storage
    start = storage.oplog_tail_seq() - LAST_OF_BEFORE
    last = storage.read_oplog(start_seq=max(0, start), limit=LAST_OF_BEFORE + 1)
    self.committed_before = {
        (bytes(entry["lsid"]["id"]), entry["txnNumber"]) for _, entry in last if "lsid" in entry and "txnNumber" in entry
    }


def commit_once(self, lsid_bytes, txn_number):
    """Who was cut off in a commit asks again; told that there is no such transaction, they would do all of it once more."""
    refused = commit(self, lsid_bytes, txn_number)
    return None if refused and (lsid_bytes, txn_number) in self.committed_before else refused


def is_among(values, op, arg, collation=None, **given):
    """Each document that was found by an index of names was compared with all of the names, one by one."""
    if op == "$in" and collation is None and type(arg) is list and len(values) == 1 and type(values[0]) is str:
        if values[0] in arg:
            return True
        if set(map(type, arg)) <= {str}:
            return False
    return matches(values, op, arg, collation, **given)


def scan_with_the_last(self, db, coll, name, lower, lower_inclusive, upper, upper_inclusive, *, prefix=None):
    """Of a range up to and with a value it left out that value's own documents where the index has fields behind it."""
    last = upper + BEHIND_ALL if prefix is not None and upper is not None and upper_inclusive else upper
    return scan_range(self, db, coll, name, lower, lower_inclusive, last, upper_inclusive, prefix=prefix)


def options_read_once(self, db, coll):
    """Of every document that was written it read the options of all indexes three times, and most of the time of a write was that."""
    known = getattr(chunk, "options", None)
    if known is None:
        return options_of_indexes(self, db, coll)
    if (db, coll) not in known:
        known[db, coll] = options_of_indexes(self, db, coll)
    return known[db, coll]


def indexes_read_anew(self, db, coll):
    """Every chunk begins by this, under the lock without which no index changes, and so does one that is tried again."""
    known = getattr(chunk, "options", None)
    if known is not None:
        known.pop((db, coll), None)
    return all_indexes(self, db, coll)


def in_chunk(write):
    def run(self, *given, **named):
        before = getattr(chunk, "options", None)
        chunk.options = {}
        try:
            return write(self, *given, **named)
        finally:
            chunk.options = before

    return run


def remembered_profile(self, db):
    """Before every answer it read from disk whether slow commands are written down."""
    known = self.__dict__.setdefault("profiles", {})
    if db not in known:
        known.setdefault(db, profile_of(self, db))  # whoever has set one meanwhile is right
    return dict(known[db])


def set_and_remember(self, db, *, level, slowms=100, sample_rate=1.0):
    set_profile(self, db, level=level, slowms=slowms, sample_rate=sample_rate)
    self.__dict__.setdefault("profiles", {})[db] = {"level": level, "slowms": slowms, "sampleRate": sample_rate}


for name in CHUNKS:
    setattr(Storage, name, in_chunk(getattr(Storage, name)))
Storage._index_options_map = options_read_once
Storage._all_indexes = indexes_read_anew
Storage.get_profile = remembered_profile
Storage.set_profile = set_and_remember
Storage._range_scan_index = scan_with_the_last
Storage.prune_ttl_all_collections = sweep_and_let_go
Storage.prune_ttl = prune_by_index
TransactionRegistry.__init__ = begin_knowing
TransactionRegistry.commit = commit_once
TransactionRegistry._prune_locked = abort_idle
query._op_matches = is_among
