import { readFile } from 'node:fs/promises'
import type { FileKind } from './file-kind.ts'

/** What a picture says of itself, read without decoding anything. */
export interface PictureOutline {
  width: number
  height: number
  /** How often a decoder goes over all of it: the passes of a progressive JPEG. */
  scans: number
  /** Of an animation. */
  frames: number
  /** The parts that the file consists of. */
  chunks: number
}

/** The outline of a PNG, JPEG or WebP file; `null` where it is none, or not whole to its first pixels. */
export async function outlineOf(file: string, kind: FileKind): Promise<PictureOutline | null> {
  const read = { png: pngOutline, jpeg: jpegOutline, webp: webpOutline }[kind as 'png' | 'jpeg' | 'webp']
  if (!read) return null
  try {
    const outline = read(await readFile(file))
    return outline.width > 0 && outline.height > 0 ? outline : null
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ERR_OUT_OF_RANGE' || code === 'ERR_BUFFER_OUT_OF_BOUNDS') return null // it ends within a part
    throw error
  }
}

const blank = (): PictureOutline => ({ width: 0, height: 0, scans: 1, frames: 1, chunks: 0 })

function pngOutline(bytes: Buffer): PictureOutline {
  const outline = blank()
  let frames = 0
  for (let at = 8; at + 8 <= bytes.length; ) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    outline.chunks += 1
    if (outline.chunks === 1) {
      if (type !== 'IHDR') return outline
      outline.width = bytes.readUInt32BE(at + 8)
      outline.height = bytes.readUInt32BE(at + 12)
      // Adam7 goes over it seven times, but over each pixel once.
    }
    if (type === 'fcTL') frames += 1
    if (type === 'IEND') break
    at += 12 + length
  }
  return { ...outline, frames: Math.max(1, frames) }
}

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9]
/** Frame headers, but for the tables and the two reserved ones that stand between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

function jpegOutline(bytes: Buffer): PictureOutline {
  const outline = { ...blank(), scans: 0, frames: 0 }
  for (let at = 2; ; ) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) break
    const marker = bytes[at + 1]!
    // A byte of 0xff within the data is followed by 0; before a marker there may be more of them.
    if (marker === 0xff || marker === 0) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    at += 2
    if (standsAlone(marker)) continue
    if (marker === END_OF_IMAGE) break
    outline.chunks += 1
    if (isFrame(marker)) {
      outline.frames += 1
      outline.height = bytes.readUInt16BE(at + 3)
      outline.width = bytes.readUInt16BE(at + 5)
    }
    if (marker === START_OF_SCAN) outline.scans += 1
    at += bytes.readUInt16BE(at)
  }
  return outline
}

function webpOutline(bytes: Buffer): PictureOutline {
  const outline = blank()
  let frames = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const [type, length] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)]
    const data = at + 8
    outline.chunks += 1
    if (type === 'VP8X') grow(outline, 1 + bytes.readUIntLE(data + 4, 3), 1 + bytes.readUIntLE(data + 7, 3))
    if (type === 'VP8 ') grow(outline, bytes.readUInt16LE(data + 6) & 0x3fff, bytes.readUInt16LE(data + 8) & 0x3fff)
    if (type === 'VP8L') {
      const sizes = bytes.readUInt32LE(data + 1)
      grow(outline, 1 + (sizes & 0x3fff), 1 + ((sizes >>> 14) & 0x3fff))
    }
    if (type === 'ANMF') frames += 1
    at = data + length + (length % 2)
  }
  return { ...outline, frames: Math.max(1, frames) }
}

/** What is said twice is as large as the larger one says. */
function grow(outline: PictureOutline, width: number, height: number): void {
  outline.width = Math.max(outline.width, width)
  outline.height = Math.max(outline.height, height)
}
