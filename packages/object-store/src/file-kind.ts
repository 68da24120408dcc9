import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { pdfHeaderAt } from './pdf.ts'
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
