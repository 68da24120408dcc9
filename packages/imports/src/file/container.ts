import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { importLimits } from '@storyright/contracts/vocabulary'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { UnreadableImport } from '../unreadable.ts'

export type Container = 'plain' | 'gzip' | 'zip'

const MB = 1024 * 1024
/** Far more than anything that holds one file, or a workbook, has. */
const ENTRIES = 10_000
/** A workbook is parsed as a whole, so it is held to less than a stream. */
const workbook = { bytes: 64 * MB, unpacked: 256 * MB }

const tooLarge = (bytes: number) =>
  new UnreadableImport(413, `This file is too large: at most ${bytes / MB} MB can be read.`)
const damaged = () => new UnreadableImport('failed', 'This archive is damaged and cannot be opened. Send it again.')

/** What a file is packed in, by its first bytes; `workbook` where the archive is itself an Excel file. */
export async function recogniseContainer(path: string): Promise<{ container: Container; isWorkbook: boolean }> {
  const { size } = await stat(path)
  if (size === 0) throw new UnreadableImport(415, 'This file is empty.')
  if (size > importLimits.fileBytes) throw tooLarge(importLimits.fileBytes)
  const first = await readFirst(path, 4)
  if (first[0] === 0x1f && first[1] === 0x8b) return { container: 'gzip', isWorkbook: false }
  if (!isZip(first)) return { container: 'plain', isWorkbook: false }
  const zip = await openZip(() => openPromise(path, zipOptions))
  try {
    if ((await onlyEntry(zip)) === 'workbook') return { container: 'plain', isWorkbook: true }
    return { container: 'zip', isWorkbook: false }
  } finally {
    zip.close()
  }
}

export const isZip = (bytes: Buffer) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [0x03, 0x05].includes(bytes[2] ?? 0) && [0x04, 0x06].includes(bytes[3] ?? 0)

async function readFirst(path: string, length: number) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const zipOptions = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const

async function openZip(opened: () => Promise<ZipFile>): Promise<ZipFile> {
  try {
    return await opened()
  } catch {
    throw damaged()
  }
}

/** What systems add to an archive by themselves. */
const isClutter = (name: string) => /^__MACOSX\/|(?:^|\/)\.|(?:^|\/)(?:Thumbs\.db|desktop\.ini)$|\/$/i.test(name)

async function onlyEntry(zip: ZipFile): Promise<Entry | 'workbook'> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry)
      if (entries.length > ENTRIES) break
    }
  } catch {
    throw damaged()
  }
  const names = new Set(entries.map(({ fileName }) => fileName))
  if (names.has('xl/workbook.xml')) return 'workbook'
  if (names.has('word/document.xml'))
    throw new UnreadableImport(415, 'This is a Word document. Send ONIX, CSV or .xlsx.')
  if (names.has('mimetype')) throw new UnreadableImport(415, 'This is an OpenDocument file. Save it as .xlsx or CSV.')
  const [entry, ...others] = entries.filter(({ fileName }) => !isClutter(fileName))
  if (!entry) throw new UnreadableImport(415, 'This archive is empty.')
  if (others.length > 0)
    throw new UnreadableImport(
      415,
      `This archive holds ${others.length + 1} files. Pack exactly one, or send it unpacked.`,
    )
  if (entry.isEncrypted())
    throw new UnreadableImport(415, 'This archive is protected by a password. Send it without one.')
  if (!entry.canDecodeFileData())
    throw new UnreadableImport(415, 'This archive is packed in a way that we cannot unpack.')
  if (entry.uncompressedSize > importLimits.unpackedBytes) throw tooLarge(importLimits.unpackedBytes)
  return entry
}

/**
 * The unpacked bytes of a file; each piece is valid until the next is asked for. Where its data breaks off or is damaged, what comes
 * before is given and `onDamage` is called: most of a file that was cut off can be read.
 */
export async function* readBytes(
  path: string,
  container: Container,
  onDamage: () => void,
  limit: number = importLimits.unpackedBytes,
): AsyncGenerator<Buffer> {
  const zip = container === 'zip' ? await openZip(() => openPromise(path, zipOptions)) : undefined
  let total = 0
  try {
    for await (const chunk of await unpacked(path, container, zip)) {
      total += (chunk as Buffer).length
      if (total > limit) throw tooLarge(limit)
      yield chunk as Buffer
    }
  } catch (thrown) {
    if (thrown instanceof UnreadableImport || !isOfArchive(thrown)) throw thrown
    onDamage()
  } finally {
    zip?.close()
  }
}

async function unpacked(
  path: string,
  container: Container,
  zip: ZipFile | undefined,
): Promise<AsyncIterable<Buffer> | Readable> {
  if (zip) return zip.openReadStreamPromise((await onlyEntry(zip)) as Entry)
  if (container === 'plain') return piecesOf(path)
  const bytes = createReadStream(path)
  const gunzip = createGunzip()
  bytes.on('error', (thrown) => gunzip.destroy(thrown))
  gunzip.on('close', () => bytes.destroy())
  return bytes.pipe(gunzip)
}

const PIECE = 64 * 1024

/** In one buffer: a stream makes one for each piece, and those of a large file stay in memory until they are collected. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    const piece = Buffer.allocUnsafe(PIECE)
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, PIECE)
      if (bytesRead === 0) return
      yield piece.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

/** Errors of the disk have a system call; those of an archive do not. */
const isOfArchive = (thrown: unknown) => thrown instanceof Error && !('syscall' in thrown)

/** The bytes of an Excel file, whole, once it is known to be of a size that can be parsed. */
export async function readWorkbook(path: string, container: Container): Promise<Buffer> {
  const bytes = container === 'plain' ? await readPlain(path) : await readPacked(path, container)
  const zip = await openZip(() => fromBufferPromise(bytes, zipOptions))
  let size = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new UnreadableImport(415, 'This Excel file is protected by a password.')
      size += entry.uncompressedSize
      if (size > workbook.unpacked) throw tooLarge(workbook.unpacked)
    }
  } catch (thrown) {
    throw thrown instanceof UnreadableImport ? thrown : damaged()
  }
  return bytes
}

async function readPlain(path: string) {
  const { size } = await stat(path)
  if (size > workbook.bytes) throw tooLarge(workbook.bytes)
  return readFile(path)
}

async function readPacked(path: string, container: Container) {
  const chunks: Buffer[] = []
  let size = 0
  const broken = () => {
    throw damaged()
  }
  for await (const chunk of readBytes(path, container, broken)) {
    chunks.push(Buffer.from(chunk)) // the piece is reused for the next one
    size += chunk.length
    if (size > workbook.bytes) throw tooLarge(workbook.bytes)
  }
  return Buffer.concat(chunks)
}
