import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Envelope, importChanged, type PublicUser } from '@storyright/contracts/events'
import type { ImportRow, ListingImport } from '@storyright/contracts/http'
import { importLimits, limits, type Viewer } from '@storyright/contracts/vocabulary'
import { type ObjectStore, openObjectStore } from '@storyright/object-store'
import type { BackgroundWork } from '@storyright/service-kit'
import type { ListingImport as ImportRecord } from '../src/generated/client.ts'
import { type ApplyDeps, applyImport } from '../src/imports/apply-import.ts'
import { importJobs } from '../src/imports/import.jobs.ts'
import { type ReadDeps, readImport } from '../src/imports/read-import.ts'
import { undoImport } from '../src/imports/undo-import.ts'
import { followPerson } from '../src/people/person.subscriptions.ts'
import { sweepUploads } from '../src/uploads/sweep-uploads.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'
import { upload } from './upload.ts'

/** More than are read in one transaction, and than are applied or undone in one. */
const MANY_READ = 51
const MANY = 101

let catalogue: Catalogue
let folder: string
let files: ObjectStore
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-held-'))
  const held = path.join(folder, 'held')
  await writeFile(held, '') // the service does none of the work: these tests do
  catalogue = await startCatalogue({ config: { HOLD_FILE: held } })
  files = await openObjectStore({ UPLOADS_DIR: catalogue.uploads, FILES_URL: undefined }, { shelf: 'documents' })
})
afterAll(async () => {
  await catalogue.stop()
  await rm(folder, { recursive: true })
})

type Deps = ReadDeps & ApplyDeps
type Work = (deps: Deps, found: ImportRecord, signal: AbortSignal) => Promise<void>
const alive = (): Deps => ({ ...catalogue.entries, files, clock: () => new Date() })

class Killed extends Error {}

/** A process that dies in its n-th transaction, before it is committed or right after; `steps` counts them. */
function mortal(diesAt: number, when: 'before' | 'after') {
  const life = { steps: 0 }
  const transaction: Deps['transaction'] = async (work) => {
    life.steps += 1
    if (life.steps > diesAt) throw new Killed()
    if (life.steps < diesAt) return alive().transaction(work)
    await alive().transaction(async (tx) => {
      await work(tx)
      if (when === 'before') throw new Killed()
    })
    throw new Killed()
  }
  return { life, deps: { ...alive(), transaction } }
}

const { signal } = new AbortController()
const recordOf = (id: string) => catalogue.db.listingImport.findUniqueOrThrow({ where: { id } })
const run = async (work: Work, id: string, deps = alive()) => work(deps, await recordOf(id), signal)

const title = (place: number) =>
  `Tide ${place},Morwenna Tregear,Crime,"A harbour pilot brings in a ship without a crew, and is told to forget it.",Adults,9000,World; L; film,978${place}`
const table = (rows: number) =>
  `title,author,genre,synopsis,targetAudience,askingPrice,rights,publisher\n${Array.from({ length: rows }, (_none, place) => title(place)).join('\n')}\n`

async function sent(agent: Viewer, content = table(MANY)): Promise<string> {
  const answer = await upload(catalogue, {
    to: '/api/imports',
    content: Buffer.from(content),
    name: 'a.csv',
    as: agent,
  })
  expect(answer.statusCode).toBe(202)
  return answer.json().id
}
const read = async (id: string, agent: Viewer): Promise<ListingImport> =>
  (await catalogue.get(`/api/imports/${id}`, agent)).json()
const ask = async (id: string, agent: Viewer, what: 'apply' | 'undo') =>
  expect((await catalogue.send('POST', `/api/imports/${id}/${what}`, agent)).statusCode).toBe(202)
const listingsOf = ({ id: agentId }: Viewer) => catalogue.db.listing.count({ where: { agentId, deletedAt: null } })

async function ready(agent: Viewer, content?: string): Promise<string> {
  const id = await sent(agent, content)
  await run(readImport, id)
  expect(await read(id, agent)).toMatchObject({ state: 'ready' })
  return id
}
async function applied(agent: Viewer, content?: string): Promise<string> {
  const id = await ready(agent, content)
  await ask(id, agent, 'apply')
  await run(applyImport, id)
  return id
}

/** Has a process die in every one of its transactions, each time with an import of its own, and another go on with it. */
async function killedEverywhere(
  work: Work,
  begun: (agent: Viewer) => Promise<string>,
  whole: (id: string, agent: Viewer) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step += 1)
    for (const when of ['before', 'after'] as const) {
      const agent = someone('agent')
      const id = await begun(agent)
      const { deps, life } = mortal(step, when)
      const end = await run(work, id, deps).catch((error: unknown) => error)
      if (life.steps < step) {
        expect(end).toBeUndefined()
        await whole(id, agent)
        return step - 1
      }
      expect(end).toBeInstanceOf(Killed)
      if ((await recordOf(id)).state !== 'ready') await run(work, id)
      await whole(id, agent)
    }
}

describe('a process that is killed anywhere', () => {
  it('while it reads leaves an import that another reads, each row once', async () => {
    const steps = await killedEverywhere(
      readImport,
      (agent) => sent(agent, table(MANY_READ)),
      async (id, agent) => {
        expect(await read(id, agent)).toMatchObject({ state: 'ready', counts: { new: MANY_READ, included: MANY_READ } })
        expect(await catalogue.db.importRow.count({ where: { importId: id } })).toBe(MANY_READ)
      },
    )
    expect(steps).toBeGreaterThanOrEqual(7)
  }, 120_000)

  it('while it applies leaves one that another applies, each row once', async () => {
    const begun = async (agent: Viewer) => {
      const id = await ready(agent)
      await ask(id, agent, 'apply')
      return id
    }
    const steps = await killedEverywhere(applyImport, begun, async (id, agent) => {
      expect(await read(id, agent)).toMatchObject({ state: 'applied', results: { created: MANY } })
      expect(await listingsOf(agent)).toBe(MANY)
    })
    expect(steps).toBe(3)
  }, 120_000)

  it('while it undoes leaves one that another undoes, each row once', async () => {
    const begun = async (agent: Viewer) => {
      const id = await applied(agent)
      await ask(id, agent, 'undo')
      return id
    }
    const steps = await killedEverywhere(undoImport, begun, async (id, agent) => {
      expect(await read(id, agent)).toMatchObject({ state: 'undone', results: { undone: MANY, kept: 0 } })
      expect(await listingsOf(agent)).toBe(0)
    })
    expect(steps).toBe(3)
  }, 120_000)
})

describe('a second worker that enters', () => {
  /** Two that begin with the same import at once, and a third that begins in the middle of what they do. */
  async function together(work: Work, id: string): Promise<void> {
    const [one, other] = [await recordOf(id), await recordOf(id)]
    let steps = 0
    const third: Promise<void>[] = []
    const watched: Deps = {
      ...alive(),
      transaction: async (what) => {
        steps += 1
        if (steps === 3) third.push(run(work, id))
        return alive().transaction(what)
      },
    }
    await Promise.all([work(watched, one, signal), work(alive(), other, signal)])
    await Promise.all(third)
  }

  it('reads, applies and undoes nothing twice', async () => {
    const agent = someone('agent')
    const id = await sent(agent)
    await together(readImport, id)
    expect(await read(id, agent)).toMatchObject({ state: 'ready', counts: { new: MANY } })
    await ask(id, agent, 'apply')
    await together(applyImport, id)
    expect(await read(id, agent)).toMatchObject({ state: 'applied', results: { created: MANY } })
    expect(await listingsOf(agent)).toBe(MANY)
    await ask(id, agent, 'undo')
    await together(undoImport, id)
    expect(await read(id, agent)).toMatchObject({ state: 'undone', results: { undone: MANY } })
    expect(await listingsOf(agent)).toBe(0)
  }, 60_000)
})

describe('an account that is closed meanwhile', () => {
  const close = ({ id }: Viewer) =>
    catalogue.entries.transaction((tx) => {
      const data = { id, role: 'agent', status: 'closed', isVerified: true, firstName: 'Former', lastName: 'member' }
      const event = { data, entityversion: 9, time: new Date().toISOString() }
      return followPerson(catalogue.entries.store, event as unknown as Envelope<PublicUser>, tx)
    })
  /** Does some of the work, until the account is closed in front of its n-th step. */
  const closing = (agent: Viewer, at: number): Deps => {
    let steps = 0
    return {
      ...alive(),
      transaction: async (work) => {
        steps += 1
        if (steps === at) await close(agent)
        return alive().transaction(work)
      },
    }
  }

  it.each([
    ['read', readImport, sent, 2],
    [
      'applied',
      applyImport,
      async (agent: Viewer) => {
        const id = await ready(agent)
        await ask(id, agent, 'apply')
        return id
      },
      2,
    ],
    [
      'undone',
      undoImport,
      async (agent: Viewer) => {
        const id = await applied(agent)
        await ask(id, agent, 'undo')
        return id
      },
      2,
    ],
  ] as const)('leaves nothing of an import that is being %s, and lists nothing', async (_what, work, begun, at) => {
    const agent = someone('agent')
    const id = await begun(agent)
    await run(work, id, closing(agent, at))
    expect(await catalogue.db.listingImport.count({ where: { id } })).toBe(0)
    expect(await catalogue.db.importRow.count({ where: { importId: id } })).toBe(0)
    expect(await listingsOf(agent)).toBe(0)
    expect(await catalogue.db.importSending.count({ where: { agentId: agent.id } })).toBe(0)
  })

  it('keeps no file that was on its way', async () => {
    const agent = someone('agent')
    await close(agent)
    const answer = await upload(catalogue, { to: '/api/imports', content: Buffer.from(table(1)), name: 'a', as: agent })
    expect(answer.statusCode).toBe(403)
    expect(await catalogue.db.listingImport.count({ where: { agentId: agent.id } })).toBe(0)
  })
})

describe('what is not like it was in the preview', () => {
  it('is a conflict, wherever in the file it stands, and is named among the results', async () => {
    const agent = someone('agent')
    await applied(agent, table(120))
    const id = await ready(agent, table(120).replaceAll('978', '979'))
    expect((await read(id, agent)).counts).toMatchObject({ change: 0, new: 120, included: 0 }) // by name only: it is asked
    const rows: ImportRow[] = (await catalogue.get(`/api/imports/${id}/rows?limit=100`, agent)).json()
    const wanted = [rows[0]!, rows[7]!, rows[99]!]
    for (const { n, possibleListingId: listingId } of wanted)
      await catalogue.send('PATCH', `/api/imports/${id}/rows/${n}`, agent, { listingId })
    const edited = wanted[1]!.possibleListingId!
    await catalogue.send('PUT', `/api/listings/${edited}`, agent, formOf({ title: 'Tide 7', publisher: 'Vane' }))
    await catalogue.send('DELETE', `/api/listings/${wanted[2]!.possibleListingId}`, agent)
    await ask(id, agent, 'apply')
    await run(applyImport, id)
    expect(await read(id, agent)).toMatchObject({ state: 'applied', results: { changed: 1, conflict: 2, created: 0 } })
    const found = async (result: string) =>
      ((await catalogue.get(`/api/imports/${id}/rows?result=${result}`, agent)).json() as ImportRow[]).map(({ n }) => n)
    expect(await found('conflict')).toEqual([wanted[1]!.n, wanted[2]!.n])
    expect(await found('changed')).toEqual([wanted[0]!.n])
    expect(await found('none')).toHaveLength(24)
  }, 30_000)
})

it('keeps no row of an import that fails after some were read', async () => {
  const agent = someone('agent')
  const { id } = (
    await upload(catalogue, { to: '/api/imports', content: Buffer.from(table(120)), name: 'a', as: agent })
  ).json()
  await expect(run(readImport, id, mortal(3, 'after').deps)).rejects.toThrow(Killed)
  expect(await catalogue.db.importRow.count({ where: { importId: id } })).toBeGreaterThan(0)
  await run(readImport, id, { ...alive(), files: { ...files, get: async () => null } })
  expect(await recordOf(id)).toMatchObject({ state: 'failed', rowBytes: 0n })
  expect(await catalogue.db.importRow.count({ where: { importId: id } })).toBe(0)
})

it('counts what an import takes up among what is kept of a person, and one that was deleted among those of the day', async () => {
  const agent = someone('agent')
  const id = await ready(agent)
  const { fileBytes, rowBytes } = await recordOf(id)
  expect(Number(rowBytes)).toBeGreaterThan(fileBytes)
  await catalogue.db.listingImport.update({ where: { id }, data: { rowBytes: limits.keptBytes } })
  const full = await upload(catalogue, { to: '/api/imports', content: Buffer.from(table(1)), name: 'a', as: agent })
  expect(full.json().code).toBe('STORAGE_FULL')
  const correction = await catalogue.send('PATCH', `/api/imports/${id}/rows/1`, agent, {
    fields: { synopsis: 'a'.repeat(500) },
  })
  expect(correction.json().code).toBe('STORAGE_FULL')
  expect((await catalogue.send('DELETE', `/api/imports/${id}`, agent)).statusCode).toBe(204)
  const data = Array.from({ length: importLimits.perDay - 1 }, () => ({
    importId: randomUUID(),
    agentId: agent.id,
    at: new Date(),
  }))
  await catalogue.db.importSending.createMany({ data })
  const answer = await upload(catalogue, { to: '/api/imports', content: Buffer.from(table(1)), name: 'a', as: agent })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_IMPORTS'])
})

it('is published with every change of its state, and at most once a second while it goes on', async () => {
  const agent = someone('agent')
  const id = await sent(agent, table(500))
  const published: { state: string; at: number }[] = []
  let now = Date.parse('2026-11-29T12:00:00Z')
  const outbox: Deps['outbox'] = {
    add: async (_tx, messages) => {
      for (const message of messages)
        if ('definition' in message && message.definition.type === importChanged.type)
          published.push({ state: (message.data as { state: string }).state, at: now })
    },
  }
  const transaction: Deps['transaction'] = (work) => {
    now += 300
    return alive().transaction(work)
  }
  await run(readImport, id, { ...alive(), outbox, transaction, clock: () => new Date(now) })
  const [last, ...former] = published.toReversed()
  expect(last!.state).toBe('ready')
  const times = former.toReversed().map(({ at }) => at)
  expect(times.length).toBeGreaterThan(2)
  for (const [place, at] of times.slice(1).entries()) expect(at - times[place]!).toBeGreaterThanOrEqual(1_000)
})

describe('after thirty days', () => {
  const DAY_MS = 24 * 3_600_000
  it('an import is deleted with its rows, counted from when it was applied, and its file after it', async () => {
    const agent = someone('agent')
    const [previewed, done] = [await ready(agent, table(1)), await applied(agent, table(2))]
    const { appliedAt, file } = await recordOf(done)
    const later = (days: number) => new Date(appliedAt!.getTime() + days * DAY_MS)
    await catalogue.db.listingImport.updateMany({
      where: { agentId: agent.id },
      data: { createdAt: new Date(appliedAt!.getTime() - 10 * DAY_MS) },
    })
    const left = async () =>
      (await catalogue.db.listingImport.findMany({ where: { agentId: agent.id } })).map(({ id }) => id)
    await deleteOldAt(later(21))
    expect(await left()).toEqual([done])
    await deleteOldAt(later(29))
    expect(await left()).toEqual([done])
    await deleteOldAt(later(31))
    expect(await left()).toEqual([])
    expect(await catalogue.db.importRow.count({ where: { importId: { in: [previewed, done] } } })).toBe(0)
    expect(await listingsOf(agent)).toBe(2)
    const images = await openObjectStore({ UPLOADS_DIR: folder, FILES_URL: undefined }, { shelf: 'pictures' })
    await sweepUploads({ db: catalogue.db, images, files }, later(31))
    expect(await files.get(file)).toBeNull()
  })

  it('what an import did is not undone any more', async () => {
    const agent = someone('agent')
    const id = await applied(agent, table(1))
    await catalogue.db.listingImport.update({
      where: { id },
      data: { appliedAt: new Date(Date.now() - (importLimits.keptDays + 1) * DAY_MS) },
    })
    const answer = await catalogue.send('POST', `/api/imports/${id}/undo`, agent)
    expect(answer.statusCode).toBe(409)
    expect(await recordOf(id)).toMatchObject({ state: 'applied' })
  })

  async function deleteOldAt(now: Date) {
    const { works } = importJobs(alive(), { work: async () => {}, end: async () => {} }, async () => {})
    const [, work] = works as readonly BackgroundWork[]
    await work!.round({ now, signal, isWell: () => {} })
  }
})

it('remembers what columns mean for the agent’s next list of the same head, once a list was applied', async () => {
  const agent = someone('agent')
  const list = table(1).replace('title,author', 'Werk,author')
  const map = async (id: string) => {
    const columns = { Werk: 'title' }
    expect((await catalogue.send('PUT', `/api/imports/${id}/mapping`, agent, { columns })).statusCode).toBe(200)
    await run(readImport, id)
  }
  const first = await ready(agent, list)
  expect((await read(first, agent)).mapping).toMatchObject({ Werk: null })
  await map(first)
  await ask(first, agent, 'apply')
  await run(applyImport, first)
  const second = await ready(agent, list)
  expect((await read(second, agent)).mapping).toMatchObject({ Werk: 'title', author: 'author' })
  const other = someone('agent')
  expect((await read(await ready(other, list), other)).mapping).toMatchObject({ Werk: null })
})
