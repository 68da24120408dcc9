import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { userClosed, userUpdated } from '@storyright/contracts/events'
import { internalTokenHeader, takeOver, undoTakeover } from '@storyright/contracts/http'
import { folderStore } from '@storyright/object-store'
import { eventually } from '@storyright/testing'
import sharp from 'sharp'
import { sweepUploads } from '../src/uploads/sweep-uploads.ts'
import { type Catalogue, formOf, internalToken, someone, startCatalogue } from './harness.ts'
import { publishAsIdentity } from './publish-as-identity.ts'
import { pdf, upload } from './upload.ts'

let catalogue: Catalogue
let identity: Awaited<ReturnType<typeof publishAsIdentity>>
const agent = someone('agent')

beforeEach(async () => {
  catalogue = await startCatalogue()
  identity = await publishAsIdentity(catalogue.natsUrl)
})
afterEach(async () => {
  await identity.stop()
  await catalogue.stop()
})

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const sweep = (now = hoursAhead(25)) => {
  const files = folderStore(path.join(catalogue.uploads, 'documents'))
  return sweepUploads({ db: catalogue.db, images: folderStore(catalogue.uploads), files }, now)
}
const picture = async (): Promise<string> => {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const answer = await upload(catalogue, { to: '/api/uploads/images', content, name: 'a.png', as: agent })
  return answer.json().imageUrl
}
const document = async (): Promise<string> =>
  (await upload(catalogue, { to: '/api/uploads/documents', content: pdf(), name: 'a.pdf', as: agent })).json().fileUrl
const isThere = async (url: string) => (await catalogue.get(new URL(url).pathname, agent)).statusCode === 200
const ask = (path: string, id: bigint, payload: object) =>
  catalogue.app.inject({
    method: 'POST',
    url: path.replace(':id', String(id)),
    headers: { [internalTokenHeader]: internalToken },
    payload,
  })
const known = (id: string, version: number) =>
  eventually(async () => expect(await catalogue.db.person.findUnique({ where: { id } })).toMatchObject({ version }))

describe('uploads that nobody uses', () => {
  it('go after a day, and not before', async () => {
    const [unused, file] = [await picture(), await document()]
    expect(await sweep(hoursAhead(23))).toEqual({ images: 0, files: 0 })
    expect([await isThere(unused), await isThere(file)]).toEqual([true, true])
    expect(await sweep()).toEqual({ images: 1, files: 1 })
    expect([await isThere(unused), await isThere(file)]).toEqual([false, false])
    expect(await catalogue.db.chainFile.count()).toBe(0)
    expect(await catalogue.db.image.count()).toBe(0)
    expect(await sweep()).toEqual({ images: 0, files: 0 })
  })

  it('are not those of covers, galleries, withdrawn listings, people and chains, nor of a chain’s history', async () => {
    const [cover, inGallery, ofWithdrawn, portrait] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(),
    ]
    const [file, ofRemoved] = [await document(), await document()]
    const [listing, withdrawn] = await catalogue.add(
      {
        agentId: agent.id,
        form: formOf({ coverImageUrl: cover, galleryImages: ['https://example.org/1.png', inGallery] }),
      },
      { agentId: agent.id, form: formOf({ coverImageUrl: ofWithdrawn }) },
    )
    await catalogue.send('DELETE', `/api/listings/${withdrawn!.id}`, agent)
    const chain = `/api/chain-of-title/${listing!.id}`
    const link = { type: 'assignment', grantor: 'M. Tregear', grantee: 'Vane' }
    await catalogue.send('POST', chain, agent, { ...link, fileUrl: file })
    const removed = await catalogue.send('POST', chain, agent, { ...link, fileUrl: ofRemoved })
    await catalogue.send('DELETE', `${chain}/documents/${removed.json().id}`, agent)
    const id = randomUUID()
    await identity.say(userUpdated, 1, { id, profileImageUrl: portrait })
    await known(id, 1)
    const unused = await picture()

    expect(await sweep()).toEqual({ images: 1, files: 0 })
    for (const used of [cover, inGallery, ofWithdrawn, portrait, file, ofRemoved])
      expect(await isThere(used)).toBe(true)
    expect(await isThere(unused)).toBe(false)
  })

  it('are not the covers that undoing a takeover brings back, as long as it is not undone', async () => {
    const [cover, other] = [await picture(), await picture()]
    const { id } = (await catalogue.add({ agentId: agent.id, form: formOf({ coverImageUrl: cover }) }))[0]!
    const takeover = { takeoverId: randomUUID(), actorId: randomUUID() }
    await ask(takeOver.path, id, { ...takeover, fields: { coverImageUrl: other } })
    expect(await sweep()).toEqual({ images: 0, files: 0 })
    const undone = await ask(undoTakeover.path, id, takeover)
    expect(undone.json()).toMatchObject({ changedSince: [], listing: { coverImageUrl: cover } })
    expect(await isThere(cover)).toBe(true)
    await catalogue.send('PUT', `/api/listings/${id}`, agent, formOf({ coverImageUrl: null }))
    expect(await sweep()).toEqual({ images: 2, files: 0 })
  })

  it('are soon those of a person who has another picture, or whose account is closed', async () => {
    const [changed, closed] = [randomUUID(), randomUUID()]
    const [first, second, last] = [await picture(), await picture(), await picture()]
    await identity.say(userUpdated, 1, { id: changed, profileImageUrl: first })
    await identity.say(userUpdated, 2, { id: changed, profileImageUrl: second })
    await identity.say(userUpdated, 1, { id: closed, profileImageUrl: last })
    await identity.say(userClosed, 2, { id: closed, status: 'closed', profileImageUrl: null })
    await known(changed, 2)
    await known(closed, 2)
    expect(await sweep()).toEqual({ images: 2, files: 0 })
    expect([await isThere(first), await isThere(second), await isThere(last)]).toEqual([false, true, false])
  })

  it('are not known as long as somebody’s picture is not; what a crash left goes', async () => {
    const unused = await picture()
    const person = { role: 'producer', status: 'active', isVerified: true, firstName: 'A', lastName: 'B', version: 0 }
    const { id } = await catalogue.db.person.create({ data: { id: randomUUID(), ...person } })
    const leftover = path.join(catalogue.uploads, `${randomUUID()}.part`)
    await writeFile(leftover, 'half')
    await utimes(leftover, new Date('2026-01-01'), new Date('2026-01-01'))
    expect(await sweep()).toEqual({ images: 0, files: 0 })
    await identity.say(userUpdated, 1, { id, role: 'producer', profileImageUrl: unused })
    await known(id, 1)
    expect(await sweep()).toEqual({ images: 1, files: 0 })
    expect(await readdir(catalogue.uploads)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(await isThere(unused)).toBe(true)
  })
})
