import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Collection, type Db, type Document, type IndexDescription, MongoServerError } from 'mongodb'
import { type HeldLease, takeLease } from './lease.ts'

export interface Declaration {
  /** Grows with every change of the others, so that a replica of the version before leaves them as they are. */
  version: number
  /** MongoDB's dialect of JSON Schema; a document that breaks it is refused. */
  schema: Document
  /** Each with a name that changes with it. */
  indexes?: readonly (IndexDescription & { name: string })[]
  /** Names of indexes that versions before had. */
  dropped?: readonly string[]
}

/** A collection together with its indexes and its validator. */
export interface CollectionDeclaration extends Declaration {
  name: string
}

export interface DeclaredCollection<Row extends Document> extends CollectionDeclaration {
  of(db: Db): Collection<Row>
}

export function defineCollection<Row extends Document>(
  name: string,
  declaration: Declaration,
): DeclaredCollection<Row> {
  return { name, ...declaration, of: (db) => db.collection<Row>(name) }
}

interface Applied {
  _id: string
  version: number
  /** Of the declaration. */
  digest?: string
}

const ASK_AGAIN_MS = 100
const EXISTS = 48
const NO_INDEX = 27

/**
 * Makes the collections with their validators and indexes what they are declared to be. May be repeated, and several replicas may
 * do it at once: one after another does. What a newer version of the service has applied stays, and what is as declared already is
 * left alone: a replica that starts does not hold up those at work.
 */
export async function applyCollections(db: Db, declared: readonly CollectionDeclaration[]): Promise<void> {
  for (;;) {
    const lease = await takeLease(db, 'collections')
    if (!lease) {
      await wait(ASK_AGAIN_MS)
      continue
    }
    try {
      return await applyAll(db, declared, lease)
    } catch (error) {
      if (!lease.lost.aborted) throw error // otherwise the server stood still for long, and all of it may be done again
    } finally {
      await lease.release()
    }
  }
}

async function applyAll(db: Db, declared: readonly CollectionDeclaration[], lease: HeldLease): Promise<void> {
  const applied = db.collection<Applied>('_collections')
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name))
  const known = new Map((await applied.find().toArray()).map((one) => [one._id, one]))
  for (const collection of declared) {
    const { name, version } = collection
    const before = existing.has(name) ? known.get(name) : undefined // somebody may have dropped it
    const digest = digestOf(collection)
    if (before && (before.version > version || (before.version === version && before.digest === digest))) continue
    lease.assertHeld()
    await apply(db, collection)
    await applied.updateOne({ _id: name }, { $max: { version }, $set: { digest } }, { upsert: true })
  }
}

const digestOf = (declaration: CollectionDeclaration): string =>
  createHash('sha256').update(JSON.stringify(declaration)).digest('base64url')

async function apply(db: Db, { name, schema, indexes = [], dropped = [] }: CollectionDeclaration): Promise<void> {
  const validation = { validator: { $jsonSchema: schema }, validationLevel: 'strict', validationAction: 'error' }
  const existed = await db.createCollection(name, validation).then(() => false, unless(EXISTS))
  if (existed) await db.command({ collMod: name, ...validation })
  if (indexes.length > 0) await db.collection(name).createIndexes([...indexes])
  for (const index of dropped) await db.collection(name).dropIndex(index).catch(unless(NO_INDEX))
}

/** Whether it failed for this reason; any other is thrown. */
const unless = (code: number) => (error: unknown) => {
  if (!(error instanceof MongoServerError && error.code === code)) throw error
  return true
}
