import { currentPerson } from '@storyright/contracts/events'
import { peopleCalls as calls, type Writer } from '@storyright/contracts/http'
import { foldText, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { findPerson, keepPerson } from './person.store.ts'
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
  const beginning = foldText(name).replaceAll(/[\\%_]/g, String.raw`\$&`) // they mean something in LIKE
  const offered: Writer[] = []
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += BATCH) {
    const rows = await db.person.findMany({
      where: { names: { some: { name: { startsWith: beginning } } } },
      select: { id: true },
      orderBy: [{ username: 'asc' }, { id: 'asc' }],
      skip: seen,
      take: BATCH,
    })
    const readers = await readersAmong(db, { place, ids: rows.map(({ id }) => id), now: clock() })
    for (const { id } of rows) {
      const person = readers.get(id)
      if (person && id !== viewer.id && offered.push(writerOf(person)) === OFFERED) return offered
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
  const block = { personId: viewer.id, blockedId, at: clock() }
  await db.block.createMany({ data: [block], skipDuplicates: true })
}

/** Takes a block back; again changes nothing. */
async function unblockPerson(deps: BlockDeps, viewer: Viewer, blockedId: string): Promise<void> {
  const { db, permission } = deps
  await permission.admit(viewer)
  const { count } = await db.block.deleteMany({ where: { personId: viewer.id, blockedId } })
  if (count === 0) await requirePerson(deps, blockedId)
}

async function requirePerson(deps: BlockDeps, id: string): Promise<void> {
  if (!(await isPerson(deps, id))) throw communityRefusals.personNotFound()
}

/** Whom somebody has blocked, the newest first. */
async function listBlocked(db: Deps['db'], { id: personId }: Viewer): Promise<Writer[]> {
  const rows = await db.block.findMany({ where: { personId }, orderBy: [{ at: 'desc' }, { blockedId: 'asc' }] })
  const ids = rows.map(({ blockedId }) => blockedId)
  return ids.map(await findWriters(db, ids))
}

/** Whether there is such a person. Of one whose events are still on their way identity is asked, and the answer kept. */
async function isPerson(
  { db, transaction, identity }: Pick<Deps, 'db' | 'transaction' | 'identity'>,
  id: string,
): Promise<boolean> {
  if (await findPerson(db, id)) return true
  const { method, path, reply } = currentPerson
  const found = await identity.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (found) await transaction((tx) => keepPerson(tx, found))
  return found !== null
}
