import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { decodeApart } from '../src/images/decode-apart.ts'
import { DECODING } from '../src/images/picture-limits.ts'

jest.setTimeout(60_000) // a process takes its time to begin on a busy machine

describe('a picture decoded in a process of its own', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storyright-decode-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const picture = async (name: string) => {
    const file = path.join(folder, name)
    const made = sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#6e1f2b' } })
    await writeFile(file, await made.jpeg().toBuffer())
    return { file, kind: 'jpeg', out: `${file}.webp` }
  }

  it('is no larger than needed', async () => {
    const its = await picture('usual')
    expect(await decodeApart(its)).toBe('decoded')
    expect(await sharp(await readFile(its.out)).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 })
  })

  it('is broken where it is cut off, or another kind than it says', async () => {
    const its = await picture('cut')
    expect(await decodeApart({ ...its, kind: 'png' })).toBe('broken')
    await writeFile(its.file, (await readFile(its.file)).subarray(0, 400))
    expect(await decodeApart(its)).toBe('broken')
  })

  it.each([
    ['processor time', { ...DECODING, processorSeconds: 0 }],
    ['memory', { ...DECODING, memoryBytes: 1_000 }],
    ['time', { ...DECODING, wallSeconds: 0 }],
  ])('is given up once it has used too much %s', async (_what, limits) =>
    expect(await decodeApart(await picture('much'), limits)).toBe('too much'),
  )

  it('fails where the disk does', async () =>
    expect(decodeApart({ ...(await picture('full')), out: path.join(folder, 'no', 'such', 'folder') })).rejects.toThrow(
      'Decoding a picture ended with 1',
    ))
})
