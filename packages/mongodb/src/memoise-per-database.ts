import type { Db, MongoClient } from 'mongodb'

/** Makes one of something for each database of a client, however often it is asked for. */
export function memoisePerDatabase<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<MongoClient, Map<string, Made>>()
  return (db) => {
    const ofClient = made.get(db.client) ?? new Map<string, Made>()
    made.set(db.client, ofClient)
    const own = ofClient.get(db.databaseName) ?? make(db)
    ofClient.set(db.databaseName, own)
    return own
  }
}
