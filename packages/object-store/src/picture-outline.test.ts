import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileKind } from './file-kind.ts'
import { outlineOf } from './picture-outline.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-outline-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function outline(kind: FileKind, ...parts: (Buffer | string)[]) {
  const file = path.join(folder, 'picture')
  await writeFile(
    file,
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  )
  return outlineOf(file, kind)
}
const be16 = (value: number) => Buffer.from([value >> 8, value & 0xff])
const be32 = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff])
const le32 = (value: number) => Buffer.from([...be32(value)].reverse())

const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), be16(body.length + 2), body])
const frame = (width: number, height: number, marker = 0xc2) =>
  segment(marker, Buffer.concat([Buffer.from([8]), be16(height), be16(width), Buffer.from([1, 1, 0x11, 0])]))
// Data holds bytes of 0xff that are followed by 0, and marks of a restart.
const scan = Buffer.concat([segment(0xda, Buffer.alloc(6)), Buffer.from([1, 0xff, 0, 0xff, 0xd0, 2])])

const chunk = (type: string, body: Buffer) => Buffer.concat([be32(body.length), Buffer.from(type), body, be32(0)])
const header = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([be32(width), be32(height), Buffer.alloc(5)]))
const png = '\x89PNG\r\n\x1a\n'

const part = (type: string, body: Buffer) =>
  Buffer.concat([Buffer.from(type), le32(body.length), body, Buffer.alloc(body.length % 2)])
const webp = (...parts: Buffer[]) => {
  const all = Buffer.concat(parts)
  return ['RIFF', le32(all.length + 4), 'WEBP', all]
}

describe('the outline of a picture', () => {
  it('is the size of a JPEG and how often it is gone over, without what a camera’s small picture in it says', async () => {
    const small = segment(0xe1, Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), frame(9, 9), scan]))
    const scans = Array.from({ length: 300 }, () => scan)
    expect(await outline('jpeg', '\xff\xd8', small, frame(640, 480), ...scans, '\xff\xff\xd9', scan)).toEqual({
      ...{ width: 640, height: 480, scans: 300, frames: 1, chunks: 302 },
    })
  })

  it('is the size of a PNG, its frames and its chunks', async () => {
    const frames = Array.from({ length: 70 }, () => chunk('fcTL', Buffer.alloc(26)))
    expect(await outline('png', png, header(20, 30), ...frames, chunk('IEND', Buffer.alloc(0)), header(1, 1))).toEqual({
      ...{ width: 20, height: 30, scans: 1, frames: 70, chunks: 72 },
    })
  })

  it('is the largest size that a WebP says, and its frames', async () => {
    const canvas = part('VP8X', Buffer.from([2, 0, 0, 0, 99, 0, 0, 49, 0, 0]))
    const lossy = part('VP8 ', Buffer.concat([Buffer.alloc(6), Buffer.from([0xe8, 3, 10, 0])]))
    const frames = Array.from({ length: 3 }, () => part('ANMF', Buffer.alloc(17)))
    expect(await outline('webp', ...webp(canvas, lossy, ...frames))).toMatchObject({
      width: 1_000,
      height: 50,
      frames: 3,
    })
    const lossless = part('VP8L', Buffer.from([0x2f, 0xff, 0xc0, 0x09, 0]))
    expect(await outline('webp', ...webp(lossless))).toMatchObject({ width: 256, height: 40 })
  })

  it.each<[FileKind, string | Buffer]>([
    ['jpeg', '\xff\xd8\xff'],
    ['jpeg', Buffer.concat([Buffer.from([0xff, 0xd8]), frame(0, 0)])],
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xc2, 0])],
    ['png', png],
    ['png', Buffer.concat([Buffer.from(png, 'latin1'), chunk('IDAT', Buffer.alloc(4))])],
    ['webp', 'RIFF\x04\x00\x00\x00WEBP'],
    ['pdf', '%PDF-1.7'],
  ])('is none of a %s that is not whole: %#', async (kind, bytes) => expect(await outline(kind, bytes)).toBeNull())

  it('is read once through, whatever stands in it', async () => {
    const filled = Buffer.alloc(5 * 1024 * 1024, 0xff)
    expect(await outline('jpeg', '\xff\xd8', filled)).toBeNull()
    expect(await outline('png', png, header(1, 1), Buffer.alloc(5 * 1024 * 1024))).toMatchObject({ width: 1 })
  })
})
