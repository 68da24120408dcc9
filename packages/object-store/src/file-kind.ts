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
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const

/** The kinds of files that people may send. */
export type FileKind = keyof typeof contentTypes

/** As far as the header of a PDF may lie. */
const BEGINNING_LENGTH = 2_048

/** What a file is by its content, whatever it is called; `null` for anything but the kinds we take. */
export async function fileKindOf(file: string): Promise<FileKind | null> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_LENGTH), 0, BEGINNING_LENGTH, 0)
    const start = buffer.toString('latin1', 0, bytesRead)
    if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
    if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
    if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
    if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return (await holdsSlides(handle)) ? 'ppt' : null
    if (start.startsWith('PK\x03\x04')) return presentationIn(await namesInZip(handle))
    return pdfHeaderAt(buffer.subarray(0, bytesRead)) === null ? null : 'pdf'
  } finally {
    await handle.close()
  }
}

/** What a file is by its name; `null` for an ending that we do not take. */
export function kindNamedBy(fileName: string): FileKind | null {
  const ending = path.extname(fileName).slice(1).toLowerCase()
  if (ending === 'jpg') return 'jpeg'
  return Object.hasOwn(contentTypes, ending) ? (ending as FileKind) : null
}

function presentationIn(names: string[]): 'pptx' | 'key' | null {
  if (names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('ppt/'))) return 'pptx'
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
