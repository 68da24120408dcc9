# SPDX-License-Identifier: GPL-2.0-only
"""Python runs this before SecantusDB 0.7.0b3, of which it mends two faults; decision 24 says how they showed."""

from secantus.storage import Storage
from secantus.transactions import TransactionRegistry, TxnState

sweep = Storage.prune_ttl_all_collections


def sweep_and_let_go(self, **given):
    """What deletes expired documents keeps its snapshot until its next round: nothing newer can be forgotten for a minute."""
    try:
        return sweep(self, **given)
    finally:
        self._reset_thread_session()


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


Storage.prune_ttl_all_collections = sweep_and_let_go
TransactionRegistry._prune_locked = abort_idle
