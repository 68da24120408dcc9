import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** One file, used by one process, synchronously: what a transaction wrote is there after a kill. */
export interface Database {
  prepare: DatabaseSync['prepare']
  /** All or nothing; inside another one it undoes its own part only. */
  transaction<Result>(run: () => Result): Result
  close(): void
}

// Every object stands in the provider's own shape; the columns beside it are those that are searched by.
const schema = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    customer TEXT,
    payment_intent TEXT,
    due INTEGER,
    body TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, seq);
  CREATE INDEX IF NOT EXISTS objects_by_customer ON objects (customer, kind, seq) WHERE customer IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_intent ON objects (payment_intent, kind, seq) WHERE payment_intent IS NOT NULL;
  CREATE TABLE IF NOT EXISTS first_answers (
    key TEXT PRIMARY KEY,
    endpoint TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS first_answers_by_age ON first_answers (at);
  CREATE TABLE IF NOT EXISTS endpoints (url TEXT PRIMARY KEY, secret TEXT NOT NULL, events TEXT) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    endpoint TEXT NOT NULL REFERENCES endpoints (url) ON DELETE CASCADE,
    event TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    first_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (endpoint, next_at, id);
`

// Later columns: a file that was begun before them gets them on opening.
const laterColumns = ['subscription', 'invoice', 'clock']
const laterIndexes = `
  CREATE INDEX IF NOT EXISTS objects_by_subscription ON objects (subscription, kind, seq) WHERE subscription IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_invoice ON objects (invoice, kind, seq) WHERE invoice IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_clock ON objects (clock, kind, seq) WHERE clock IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_time ON objects (clock, due, seq) WHERE due IS NOT NULL;
  DROP INDEX IF EXISTS objects_by_due;
`

export function openDatabase(file: string): Database {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  // A killed process loses nothing that was handed to the system, so nothing waits for the disk itself.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 4000',
  )
  database.exec(schema)
  const known = database.prepare("SELECT name FROM pragma_table_info('objects')").all()
  for (const column of laterColumns)
    if (!known.some(({ name }) => name === column)) database.exec(`ALTER TABLE objects ADD COLUMN ${column} TEXT`)
  database.exec(laterIndexes)
  let depth = 0
  return {
    prepare: (sql) => database.prepare(sql),
    transaction(run) {
      const [begin, commit, undo] =
        depth === 0
          ? ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK']
          : ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part']
      database.exec(begin!)
      depth += 1
      try {
        const result = run()
        database.exec(commit!)
        return result
      } catch (error) {
        database.exec(undo!)
        throw error
      } finally {
        depth -= 1
      }
    },
    close: () => database.close(),
  }
}
