import { type PublicUser, userEvents } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import { type Db, defineCollection, findAndUpdateRow, type Tx } from '@storyright/mongodb'

/** Keeps people from identity's events. */
export const followPeople = ({ db }: { db: Db }): Subscription<Tx>[] =>
  onAll(userEvents, async (events, tx: Tx) => {
    const rows = events.map(({ data: person, entityversion: version }) => ({ _id: person.id, version, person }))
    await keepNewestOf(tx, personRows.of(db), rows)
  })

/** A person from identity's events; a closed account stays, without a name. */
export interface PersonRow {
  /** The person's id. */
  _id: string
  version: number
  person: PublicUser
  /** Counts writes that depended on this person's state. */
  locks?: number
}

export const personRows = defineCollection<PersonRow>('people', {
  version: 2,
  schema: {
    bsonType: 'object',
    required: ['version', 'person'],
    properties: { version: { bsonType: 'number' }, person: { bsonType: 'object' } },
  },
  indexes: [{ name: 'by_role', key: { 'person.role': 1 } }],
})

/** The person, unchanged until the transaction ends: of it and a concurrent change one retries. */
export async function lockPerson(tx: Tx, db: Db, id: string): Promise<PublicUser | null> {
  const row = await findAndUpdateRow(tx, personRows.of(db), id, { $inc: { locks: 1 } })
  return row?.person ?? null
}

/** Those of several people whose accounts are closed; none of them changes until the transaction ends. */
export async function closedAmong(tx: Tx, db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const these = { _id: { $in: [...new Set(ids)] } }
  await personRows.of(db).updateMany(these, { $inc: { locks: 1 } }, { session: tx })
  const people = await personRows.of(db).find(these, { session: tx }).toArray()
  return new Set(people.flatMap(({ _id, person }) => (person.status === 'closed' ? [_id] : [])))
}
