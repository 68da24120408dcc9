import { readdir } from 'node:fs/promises'
import { limits } from '@storyright/contracts/vocabulary'
import sharp from 'sharp'
import { type Catalogue, someone, startCatalogue } from './harness.ts'
import { pdf, upload } from './upload.ts'

const DAY_MS = 24 * 3_600_000

let catalogue: Catalogue
let ahead = 0
beforeAll(async () => {
  const config = { LIMIT_IMAGES_PER_DAY: 3, LIMIT_KEPT_BYTES: 50_000 }
  catalogue = await startCatalogue({ clock: () => new Date(Date.now() + ahead), config })
})
afterAll(() => catalogue.stop())

const picture = async (as = someone('agent')) => {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return upload(catalogue, { to: '/api/uploads/images', content, name: 'a.png', as })
}
const document = (as: ReturnType<typeof someone>, bytes: number) =>
  upload(catalogue, { to: '/api/uploads/documents', content: pdf('x'.repeat(bytes)), name: 'a.pdf', as })

describe('how much one person may send', () => {
  it('is a thousand pictures within 24 hours and 5 GB in all, unless configured otherwise', () =>
    expect(limits).toMatchObject({ imagesPerDay: 1_000, keptBytes: 5 * 1024 ** 3 }))

  it('is so many pictures within 24 hours, two at once included, and nothing of the others is kept', async () => {
    const agent = someone('agent')
    const answers = await Promise.all(Array.from({ length: 5 }, () => picture(agent)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 429, 429])
    const files = (await readdir(catalogue.uploads)).filter((name) => name.length === 36)
    expect(files).toHaveLength(3)
    expect(await catalogue.db.image.count({ where: { name: { in: files }, bytes: { gt: 0 } } })).toBe(3)
    ahead = DAY_MS / 2
    const refused = await picture(agent)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(DAY_MS / 2_000 - 120) // as long as this has taken
    expect(seconds).toBeLessThanOrEqual(DAY_MS / 2_000)
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'TOO_MANY_PICTURES',
      detail: 'You may send 3 pictures within 24 hours. Please try again later.',
    })
    expect((await picture()).statusCode).toBe(201)
    ahead = DAY_MS + 1_000
    expect((await picture(agent)).statusCode).toBe(201)
    ahead = 0
  })

  it('is so many bytes in all, pictures and documents together', async () => {
    const agent = someone('agent')
    expect((await document(agent, 49_980)).statusCode).toBe(201)
    const before = await catalogue.db.chainFile.count()
    for (const answer of [await document(agent, 1_000), await picture(agent)]) {
      expect(answer.json()).toMatchObject({ status: 429, code: 'STORAGE_FULL' })
      expect(answer.headers['retry-after']).toBe('3600')
    }
    expect(await catalogue.db.chainFile.count()).toBe(before)
    expect((await document(someone('agent'), 1_000)).statusCode).toBe(201)
  })
})
