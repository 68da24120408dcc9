import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listingCreated, listingDeleted, listingSnapshot } from '@storyright/contracts/events'
import { listing, republishSnapshots, sharePictureSize, sharePreview } from '@storyright/contracts/http'
import { allCalls } from '@storyright/contracts/services'
import { eventually, recordEvents } from '@storyright/testing'
import { agentId, type Catalogue, formOf, internalToken, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
let id: string
const inTheRoom = { 'x-internal-token': internalToken }

beforeAll(async () => {
  catalogue = await startCatalogue()
  const [added] = await catalogue.add({ form: formOf({ agentNotes: 'Will take less.', minimumDeal: 10_000 }) })
  id = String(added!.id)
})
afterAll(() => catalogue.stop())

describe('the service', () => {
  it('mounts every documented call', () => {
    for (const { method, path } of allCalls.filter(({ service }) => service === 'catalogue'))
      expect([path, catalogue.app.hasRoute({ method, url: path })]).toEqual([path, true])
  })

  it('becomes ready', () =>
    eventually(async () => expect((await catalogue.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' })))
})

describe('opening a listing', () => {
  it('answers the entity and every field of the form', async () => {
    const answer = await catalogue.get(`/api/listings/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(listing.strict().parse(answer.json())).toMatchObject({
      id,
      title: 'Slack Water',
      medium: 'book',
      suggestedOfferMin: 10_000,
      suggestedOfferMax: 40_000,
      viabilityScore: 86,
      viabilityTier: 'highly-viable',
      agentId,
      territory: ['Worldwide'],
      subgenre: null,
    })
  })

  it('shows the agent’s notes to the owner and to administrators only', async () => {
    const notes = async (viewer: ReturnType<typeof someone>) =>
      (await catalogue.get(`/api/listings/${id}`, viewer)).json().agentNotes
    expect(await notes(someone())).toBeNull()
    expect(await notes(someone('agent'))).toBeNull()
    expect(await notes({ ...someone('agent'), id: agentId })).toBe('Will take less.')
    expect(await notes(someone('admin'))).toBe('Will take less.')
  })

  it('refuses visitors', async () => expect((await catalogue.get(`/api/listings/${id}`, null)).statusCode).toBe(401))

  it.each(['999999', '0', '-1', '1e3', 'abc', '1'.repeat(40), '%00', randomUUID()])('knows no %s', async (unknown) => {
    const answer = await catalogue.get(`/api/listings/${unknown}`)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      404,
      "The listing you're looking for doesn't exist or has been removed.",
    ])
  })

  it('answers 304 to a reader who has it, until it changes', async () => {
    const viewer = someone()
    const { etag } = (await catalogue.get(`/api/listings/${id}`, viewer)).headers
    const again = await catalogue.get(`/api/listings/${id}`, viewer, { 'if-none-match': `W/${etag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers).not.toHaveProperty('content-length')
    await catalogue.db.listing.update({ where: { id: BigInt(id) }, data: { pages: 300 } })
    expect((await catalogue.get(`/api/listings/${id}`, viewer, { 'if-none-match': `${etag}` })).statusCode).toBe(200)
  })
})

describe('creating a listing', () => {
  it('tells other services everything but the agent’s notes', async () => {
    const recording = await recordEvents(catalogue.natsUrl, 'catalogue.listing.created.*')
    const [added] = await catalogue.add({ form: formOf({ title: 'Told', agentNotes: 'Quiet.' }) })
    const event = await eventually(() => {
      const found = recording.messages.find(({ subject }) => subject === String(added!.id))
      expect(found).toBeDefined()
      return found!
    })
    expect(event).toMatchObject({
      type: listingCreated.type,
      entityversion: 1,
      data: { title: 'Told', genre: 'Crime' },
    })
    expect(JSON.stringify(event)).not.toContain('Quiet.')
    await recording.stop()
  })

  it('leaves neither a listing nor an event when its transaction fails', async () => {
    const count = () => Promise.all([catalogue.db.listing.count(), catalogue.db.browseEntry.count()])
    const before = await count()
    await expect(catalogue.add({ form: formOf() }, { agentId: 'nobody' })).rejects.toThrow()
    expect(await count()).toEqual(before)
  })
})

describe('what other services ask', () => {
  it('is hidden from whoever lacks the internal token', async () => {
    const url = sharePreview.path.replace(':id', id)
    expect((await catalogue.app.inject(url)).statusCode).toBe(404)
  })

  it('a visitor is told the title, which a share preview shows too, and nothing else', async () => {
    const answer = await catalogue.app.inject(`/api/public/listings/${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { title: 'Slack Water' }])
    for (const unknown of ['999999', 'nothing'])
      expect((await catalogue.app.inject(`/api/public/listings/${unknown}`)).statusCode).toBe(404)
  })

  it('a share preview carries what a featured card shows', async () => {
    const ask = (of: string) => catalogue.app.inject({ url: sharePreview.path.replace(':id', of), headers: inTheRoom })
    expect(sharePreview.reply.strict().parse((await ask(id)).json())).toMatchObject({ id, title: 'Slack Water' })
    expect((await ask('999999')).statusCode).toBe(404)
  })

  it('republishing sends a snapshot of every listing', async () => {
    const recording = await recordEvents(catalogue.natsUrl, 'catalogue.listing.snapshot.*')
    const { method, path: url } = republishSnapshots
    const { sent } = (await catalogue.app.inject({ method, url, headers: inTheRoom })).json()
    expect(sent).toBe(await catalogue.db.listing.count())
    await eventually(() => expect(recording.messages).toHaveLength(sent))
    await recording.stop()
  })

  it('republishing tells of a withdrawn listing that it is withdrawn, and never that it is there', async () => {
    const [gone] = await catalogue.add({ form: formOf({ title: 'Withdrawn' }) })
    const deletedAt = new Date()
    await catalogue.db.listing.update({ where: { id: gone!.id }, data: { deletedAt, version: 2 } })
    const recording = await recordEvents(catalogue.natsUrl, `catalogue.listing.*.${gone!.id}`)
    const { method, path: url } = republishSnapshots
    await catalogue.app.inject({ method, url, headers: inTheRoom })
    const deletions = () => recording.messages.filter(({ type }) => type === listingDeleted.type)
    await eventually(() => expect(deletions()).toMatchObject([{ entityversion: 2, data: { title: 'Withdrawn' } }]))
    expect(recording.messages.map(({ type }) => type)).not.toContain(listingSnapshot.type)
    await recording.stop()
  })
})

describe('the picture for links to a listing', () => {
  /** A busy machine draws longer than the first who asks waits. */
  const drawn = (path: string) =>
    eventually(async () => {
      const answer = await catalogue.get(path, null)
      expect(answer.headers['content-type']).toBe('image/jpeg')
      return answer
    })

  it('is named in the share preview, another one once the title is another', async () => {
    const [shown] = await catalogue.add({ form: formOf({ title: 'Neap Tide' }) })
    const ask = async () => {
      const url = sharePreview.path.replace(':id', String(shown!.id))
      return (await catalogue.app.inject({ url, headers: inTheRoom })).json().picturePath
    }
    const first = await ask()
    const answer = await drawn(first)
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect(answer.rawPayload.length).toBeLessThanOrEqual(sharePictureSize.maximumBytes)
    expect((await catalogue.get(first, null, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)

    await catalogue.db.listing.update({ where: { id: shown!.id }, data: { title: 'Spring Tide' } })
    const changed = await ask()
    expect(changed).not.toBe(first)
    const old = await catalogue.get(first, null)
    expect([old.statusCode, old.headers.location]).toEqual([302, changed])
    await drawn(changed)

    const owner = { ...someone('agent'), id: agentId }
    await catalogue.send('DELETE', `/api/listings/${shown!.id}`, owner)
    for (const address of [first, changed]) expect((await catalogue.get(address, null)).statusCode).toBe(404)
  })

  it('is shown although none can be kept', async () => {
    const [shown] = await catalogue.add({ form: formOf({ title: 'Ebb' }) })
    const blocked = path.join(catalogue.uploads, 'share-pictures')
    await rm(blocked, { recursive: true, force: true })
    await mkdir(catalogue.uploads, { recursive: true })
    await writeFile(blocked, 'no folder')
    const url = sharePreview.path.replace(':id', String(shown!.id))
    const { picturePath } = (await catalogue.app.inject({ url, headers: inTheRoom })).json()
    await drawn(picturePath)
    await rm(blocked)
  })
})
