import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { limits } from '@storyright/contracts/vocabulary'
import sharp from 'sharp'
import { type Catalogue, publicUrl, someone, startCatalogue } from './harness.ts'
import { pdf, upload } from './upload.ts'

let catalogue: Catalogue
const agent = someone('agent')
const other = someone('agent')
const admin = someone('admin')

beforeAll(async () => {
  catalogue = await startCatalogue()
})
afterAll(() => catalogue.stop())

const send = (content: Uint8Array = pdf(), { name = 'Deed.pdf', as = agent as typeof agent | null } = {}) =>
  upload(catalogue, { to: '/api/uploads/documents', content, name, as })
const sent = async (by = agent): Promise<string> => (await send(pdf(), { as: by })).json().fileUrl
const open = (fileUrl: string, viewer: typeof agent | null = agent) => catalogue.get(new URL(fileUrl).pathname, viewer)
const kept = () => readdir(path.join(catalogue.uploads, 'documents')).catch(() => [])
const listingOf = async (owner = agent) => String((await catalogue.add({ agentId: owner.id }))[0]!.id)
const add = (listingId: string, fileUrl: string, viewer = agent) =>
  catalogue.send('POST', `/api/chain-of-title/${listingId}`, viewer, { ...link, fileUrl })
const link = { type: 'assignment', grantor: 'M. Tregear', grantee: 'Vane' }

describe('uploading a document', () => {
  it.each([
    ['Deed.pdf', 'pdf', 'application/pdf', async () => pdf()],
    ['Scan.PNG', 'png', 'image/png', () => sharp({ create: square }).png().toBuffer()],
    ['scan.jpg', 'jpg', 'image/jpeg', () => sharp({ create: square }).jpeg().toBuffer()],
    ['scan.jpeg', 'jpg', 'image/jpeg', () => sharp({ create: square }).jpeg().toBuffer()],
  ])('takes %s and gives the same bytes back, to save', async (name, ending, type, make) => {
    const content = await make()
    const answer = await send(content, { name })
    expect(answer.statusCode).toBe(201)
    const { fileUrl } = answer.json()
    expect(fileUrl).toMatch(new RegExp(`^${publicUrl}/api/uploads/documents/[0-9a-f-]{36}\\.${ending}$`))
    const served = await open(fileUrl)
    expect(served.rawPayload.equals(content)).toBe(true)
    expect(served.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('refuses what is not what its name says, and keeps nothing of it', async () => {
    const before = await kept()
    const png = await sharp({ create: square }).png().toBuffer()
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const refused = [
      await send(pdf(), { name: 'deed.exe' }),
      await send(pdf(), { name: 'deed' }),
      await send(pdf(), { name: 'deed.png' }),
      await send(png, { name: 'scan.pdf' }),
      await send(page, { name: 'deed.pdf' }),
      await send(await sharp({ create: square }).webp().toBuffer(), { name: 'scan.webp' }),
    ]
    for (const answer of refused) expect([answer.statusCode, answer.json().code]).toEqual([415, 'NOT_A_DOCUMENT'])
    const empty = await send(Buffer.alloc(0))
    expect([empty.statusCode, empty.json().code]).toEqual([415, 'EMPTY_FILE'])
    expect(await kept()).toEqual(before)
  })

  it('takes 20 MB exactly and not a byte more', async () => {
    const padded = (size: number) => Buffer.concat([pdf(), Buffer.alloc(size - pdf().length)])
    expect((await send(padded(limits.chainFileBytes))).statusCode).toBe(201)
    const answer = await send(padded(limits.chainFileBytes + 1))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'DOCUMENT_TOO_LARGE'])
  })

  it('is for agents and administrators', async () => {
    const answers = [
      await send(pdf(), { as: null }),
      await send(pdf(), { as: someone() }),
      await send(pdf(), { as: admin }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 201])
  })
})

describe('an uploaded document', () => {
  it('is read by whoever sent it and by administrators, and is unknown to others', async () => {
    const fileUrl = await sent()
    const answers = [await open(fileUrl), await open(fileUrl, admin), await open(fileUrl, other)]
    answers.push(await open(fileUrl, someone()), await open(fileUrl, null))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 403, 401])
  })

  it('that an administrator adds to a chain is read by the listing’s agent, also when the document is gone', async () => {
    const [listingId, fileUrl] = [await listingOf(), await sent(admin)]
    expect((await open(fileUrl)).statusCode).toBe(404)
    const { id } = (await add(listingId, fileUrl, admin)).json()
    expect((await open(fileUrl)).statusCode).toBe(200)
    const document = `/api/chain-of-title/${listingId}/documents/${id}`
    expect((await catalogue.send('PUT', document, agent, { ...link, note: 'Signed.', fileUrl })).statusCode).toBe(200)
    expect((await catalogue.send('DELETE', document, agent)).statusCode).toBe(204)
    expect((await open(fileUrl)).statusCode).toBe(200)
    expect((await open(fileUrl, other)).statusCode).toBe(404)
  })

  it('is nobody else’s to add to a chain, by whatever address, and a chain says no more of it than of a missing one', async () => {
    const [theirs, fileUrl] = [await listingOf(other), await sent()]
    const elsewhere = fileUrl.replace(publicUrl, 'https://example.org')
    const missing = fileUrl.replace(/[0-9a-f-]{36}/, 'b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10')
    const answers = [await add(theirs, fileUrl, other), await add(theirs, `${elsewhere}?x`, other)]
    answers.push(await add(theirs, missing, other))
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'FILE_NOT_THERE'])
      expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(['fileUrl'])
    }
    const { id } = (await add(theirs, 'https://example.org/deed.pdf', other)).json()
    const change = { ...link, fileUrl }
    const changed = await catalogue.send('PUT', `/api/chain-of-title/${theirs}/documents/${id}`, other, change)
    expect(changed.statusCode).toBe(400)
    expect((await open(fileUrl, other)).statusCode).toBe(404)
  })

  it('is not there by other names', async () => {
    for (const name of ['b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10.pdf', '..%2f..%2fetc%2fpasswd', '.pdf', '%00.pdf'])
      expect((await catalogue.get(`/api/uploads/documents/${name}`, admin)).statusCode).toBe(404)
  })
})

const square = { width: 8, height: 8, channels: 3, background: { r: 9, g: 9, b: 9 } } as const
