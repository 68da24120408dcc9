import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { refusals } from '@storyright/contracts/vocabulary'
import { namesInZip } from './zip.ts'

/** The MIME type of each kind of file. */
export const contentTypes = {
  pdf: 'application/pdf',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  key: 'application/vnd.apple.keynote',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const

/** The kinds of files that people may send. */
export type FileKind = keyof typeof contentTypes

export const pictureKinds = ['png', 'jpeg', 'webp'] as const satisfies readonly FileKind[]
export type PictureKind = (typeof pictureKinds)[number]

/** As far as the header of a PDF may lie. */
const BEGINNING_LENGTH = 2_048

/** What a file's first bytes say; presentations and documents come in two kinds of containers, which other programs use, too. */
type Signature = 'pdf' | 'png' | 'jpeg' | 'webp' | 'compound' | 'zip'

const beginnings: Record<FileKind, Signature> = {
  pdf: 'pdf',
  ppt: 'compound',
  pptx: 'zip',
  key: 'zip',
  docx: 'zip',
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
}

/** Whether a file begins as one of a kind does. Nothing else of it is read. */
export async function beginsAs(handle: FileHandle, kind: FileKind): Promise<boolean> {
  return (await beginningOf(handle)) === beginnings[kind]
}

/** What a picture begins as; `null` for anything else. */
export async function pictureKindOf(file: string): Promise<PictureKind | null> {
  const handle = await open(file)
  try {
    const beginning = await beginningOf(handle)
    return pictureKinds.find((kind) => kind === beginning) ?? null
  } finally {
    await handle.close()
  }
}

/** What a file is by its content, whatever it is called; `null` for anything but the kinds we take. */
export async function fileKindOf(file: string): Promise<FileKind | null> {
  const handle = await open(file)
  try {
    const beginning = await beginningOf(handle)
    if (beginning === 'zip') return officeFileIn(await namesInZip(handle))
    if (beginning === 'compound') return (await holdsSlides(handle)) ? 'ppt' : null
    return beginning
  } finally {
    await handle.close()
  }
}

async function beginningOf(handle: FileHandle): Promise<Signature | null> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_LENGTH), 0, BEGINNING_LENGTH, 0)
  const start = buffer.toString('latin1', 0, bytesRead)
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound'
  if (start.startsWith('PK\x03\x04')) return 'zip'
  return pdfHeaderAt(buffer.subarray(0, bytesRead)) === null ? null : 'pdf'
}

/** What a file is by its name; `null` for an ending that we do not take. */
export function kindNamedBy(fileName: string): FileKind | null {
  const ending = path.extname(fileName).slice(1).toLowerCase()
  if (ending === 'jpg') return 'jpeg'
  return Object.hasOwn(contentTypes, ending) ? (ending as FileKind) : null
}

function officeFileIn(names: string[]): 'pptx' | 'docx' | 'key' | null {
  const holds = (folder: string) =>
    names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder))
  if (holds('ppt/')) return 'pptx'
  if (holds('word/')) return 'docx'
  const isKeynote = (name: string) => /^Index\/.+\.iwa$|^Index\.zip$|^index\.apxl(\.gz)?$/.test(name)
  return names.some(isKeynote) ? 'key' : null
}

const slidesName = Buffer.from('PowerPoint Document', 'utf16le')

/** Documents and spreadsheets come in the same container: only this stream makes it a presentation. */
async function holdsSlides(file: FileHandle): Promise<boolean> {
  let end = Buffer.alloc(0) // of the chunk before, as the name may lie across two
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    const searched = Buffer.concat([end, chunk as Buffer])
    if (searched.includes(slidesName)) return true
    end = searched.subarray(1 - slidesName.length)
  }
  return false
}

/** Readers of PDF look for the header in the first kilobyte: mail programs and scanners put lines of their own before it. */
const HEADER_WITHIN = 1_024
const header = '%PDF-'
const ENDS_WITHIN = 1_024
const end = '%%EOF'
/** What programs and copies fill the end of a file with. */
const filling = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20])
const CHUNK = 64 * 1_024

/** Where a PDF begins in a file; null in one that is none. */
function pdfHeaderAt(beginning: Buffer): number | null {
  const at = beginning.subarray(0, HEADER_WITHIN + header.length).indexOf(header, 0, 'latin1')
  return at < 0 ? null : at
}

export type PdfFault = 'emptyFile' | 'truncatedPdf' | 'encryptedPdf'

/** Refuses, with the reason, a PDF that nobody could open. */
export async function requireReadablePdf(file: string): Promise<void> {
  const fault = await pdfFault(file)
  if (fault) throw refusals[fault]()
}

/** Why nobody could open a PDF: it has a password, or no end, or nothing in it. */
export async function pdfFault(file: string): Promise<PdfFault | null> {
  const handle = await open(file)
  try {
    const length = await writtenLength(handle)
    if (length <= CHUNK && isBlank((await read(handle, 0, length)).toString('latin1'))) return 'emptyFile'
    const tail = await read(handle, Math.max(0, length - ENDS_WITHIN - end.length), ENDS_WITHIN + end.length)
    if (!tail.includes(end, 0, 'latin1')) return 'truncatedPdf'
    return (await isEncrypted(handle)) ? 'encryptedPdf' : null
  } finally {
    await handle.close()
  }
}

/** Nothing between the header's line and the end. */
const isBlank = (pdf: string) => /^[^%]*%PDF-[\d.]*\s*(?:%%EOF\s*)?$/.test(pdf)

/** How long a file is without what its end is filled with, which may be most of it. */
async function writtenLength(handle: FileHandle): Promise<number> {
  const { size } = await handle.stat()
  for (let from = size; from > 0; ) {
    const until = from
    from = Math.max(0, until - CHUNK)
    const bytes = await read(handle, from, until - from)
    const last = bytes.findLastIndex((byte) => !filling.has(byte))
    if (last >= 0) return from + last + 1
  }
  return 0
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The trailer, or the stream in its place, refers to how it is encrypted; neither is ever compressed or encrypted itself. */
const encryption = /\/Encrypt(?:\s+\d+\s+\d+\s+R|\s*<<)/
const LONGEST_REFERENCE = 100

async function isEncrypted(handle: FileHandle): Promise<boolean> {
  let before = '' // the end of the chunk before, as the reference may lie across two
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
    const searched = before + (chunk as Buffer).toString('latin1')
    if (encryption.test(searched)) return true
    before = searched.slice(-LONGEST_REFERENCE)
  }
  return false
}
