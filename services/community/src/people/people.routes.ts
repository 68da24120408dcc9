import { currentPerson } from '@storyright/contracts/events'
import { peopleCalls as calls, type Writer } from '@storyright/contracts/http'
import { foldText, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { keepNewest } from '@storyright/messaging/mongodb'
import { personRows } from '@storyright/read-models'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { prefixFilter } from '../prefix-filter.ts'
import { blockRows } from './block-rows.ts'
import { blockId } from './blocks.ts'
import { nameRows } from './name-rows.ts'
import { type Place, readersAmong, reads } from './readers.ts'
import { findWriters, writerOf } from './writer.ts'

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.mentionable, async ({ viewer, query }) => findMentionable(deps, { viewer, ...query }))
  serve(app, calls.blockedPeople, async ({ viewer }) => listBlocked(deps.db, viewer))
  serve(app, calls.blockPerson, async ({ viewer, params: { id } }) => {
    await blockPerson(deps, viewer, id)
    return undefined
  })
  serve(app, calls.unblockPerson, async ({ viewer, params: { id } }) => {
    await unblockPerson(deps, viewer, id)
    return undefined
  })
}

const OFFERED = 10
const BATCH = 200
/** Among a great many of one name most of whom may not read the place, the rest has to be typed. */
const MOST_LOOKED_AT = 2_000

interface FindMentionableInput {
  viewer: Viewer
  place: Place
  name: string
}

/** People who may read a place, by the beginning of their name. */
async function findMentionable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer, place, name }: FindMentionableInput,
): Promise<Writer[]> {
  if (!reads[place](viewer)) throw refusals.notAllowed()
  const beginning = prefixFilter(foldText(name))
  const offered: Writer[] = []
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += BATCH) {
    const rows = await nameRows
      .of(db)
      .find({ names: beginning })
      .sort({ username: 1 })
      .skip(seen)
      .limit(BATCH)
      .toArray()
    const readers = await readersAmong(db, { place, ids: rows.map(({ _id }) => _id), now: clock() })
    for (const { _id } of rows) {
      const person = readers.get(_id)
      if (person && _id !== viewer.id && offered.push(writerOf(person)) === OFFERED) return offered
    }
    if (rows.length < BATCH) break
  }
  return offered
}

type BlockDeps = Pick<Deps, 'db' | 'transaction' | 'identity' | 'clock' | 'permission'>

/** Folds away what somebody writes; again changes nothing. */
async function blockPerson(deps: BlockDeps, viewer: Viewer, blockedId: string): Promise<void> {
  const { db, clock, permission } = deps
  await permission.admit(viewer)
  if (blockedId === viewer.id) throw communityRefusals.notOneself()
  await requirePerson(deps, blockedId)
  const row = { personId: viewer.id, blockedId, at: clock() }
  await blockRows.of(db).updateOne({ _id: blockId(viewer.id, blockedId) }, { $setOnInsert: row }, { upsert: true })
}

/** Takes a block back; again changes nothing. */
async function unblockPerson(deps: BlockDeps, viewer: Viewer, blockedId: string): Promise<void> {
  const { db, permission } = deps
  await permission.admit(viewer)
  const { deletedCount } = await blockRows.of(db).deleteOne({ _id: blockId(viewer.id, blockedId) })
  if (deletedCount === 0) await requirePerson(deps, blockedId)
}

async function requirePerson(deps: BlockDeps, id: string): Promise<void> {
  if (!(await isPerson(deps, id))) throw communityRefusals.personNotFound()
}

/** Whom somebody has blocked, the newest first. */
async function listBlocked(db: Deps['db'], { id: personId }: Viewer): Promise<Writer[]> {
  const rows = await blockRows.of(db).find({ personId }).sort({ at: -1 }).toArray()
  const ids = rows.map(({ blockedId }) => blockedId)
  return ids.map(await findWriters(db, ids))
}

/** Whether there is such a person. Of one whose events are still on their way identity is asked, and the answer kept. */
async function isPerson(
  { db, transaction, identity }: Pick<Deps, 'db' | 'transaction' | 'identity'>,
  id: string,
): Promise<boolean> {
  if (await personRows.of(db).findOne({ _id: id })) return true
  const { method, path, reply } = currentPerson
  const found = await identity.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (found) await transaction((tx) => keepNewest(tx, personRows.of(db), { _id: id, ...found }))
  return found !== null
}
