import { type FileHandle, open } from 'node:fs/promises'
import { refusals } from '@storyright/contracts/vocabulary'

/** Readers of PDF look for the header in the first kilobyte: mail programs and scanners put lines of their own before it. */
const HEADER_WITHIN = 1_024
const header = '%PDF-'
const ENDS_WITHIN = 1_024
const end = '%%EOF'
/** What programs and copies fill the end of a file with. */
const filling = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20])
const CHUNK = 64 * 1_024

/** Where a PDF begins in a file; null in one that is none. */
export function pdfHeaderAt(beginning: Buffer): number | null {
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
