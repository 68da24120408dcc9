import { type PublicUser, userEvents } from '@storyright/contracts/events'
import { foldText } from '@storyright/contracts/vocabulary'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import type { Database, Tx } from '../database.ts'
import { type NameRow, nameRows } from './name-rows.ts'

/** Keeps by what people are found. */
export const nameSubscriptions = ({ db }: { db: Database }): Subscription<Tx>[] =>
  onAll(userEvents, async (events, tx: Tx) => {
    const rows = events.map(({ data: person, entityversion: version }) => nameRowOf(person, version))
    await keepNewestOf(tx, nameRows.of(db), rows)
  })

function nameRowOf({ id, status, username, firstName, lastName }: PublicUser, version: number): NameRow {
  // Nobody without a username can be mentioned.
  if (status === 'closed' || username === null) return { _id: id, version, username: null, names: [] }
  const names = [username, firstName, lastName, `${firstName} ${lastName}`].map(foldText).filter(Boolean)
  return { _id: id, version, username: foldText(username), names: [...new Set(names)] }
}
