import { type Db, mongoClient } from '@storyright/mongodb'
import { withClient } from '../../load/running/with-client.ts'
import { type Books, inMongodb, inPostgres } from './places.ts'

/** The rows of a question to a service's PostgreSQL. */
export const rowsOf = <Row extends object>(books: Books, service: string, sql: string): Promise<Row[]> =>
  withClient(inPostgres(books, service), async (client) => (await client.query<Row>(sql)).rows)

/** What `ask` finds in a service's MongoDB. */
export async function inDocuments<Found>(books: Books, service: string, ask: (db: Db) => Promise<Found>) {
  const client = mongoClient(inMongodb(books, service), { service: 'chaos' })
  try {
    return await ask(client.db())
  } finally {
    await client.close()
  }
}
