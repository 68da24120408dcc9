import type { ImportFormat } from '@storyright/contracts/vocabulary'
import { UnreadableImport } from '../unreadable.ts'
import { type Container, isZip, readBytes, recogniseContainer } from './container.ts'
import { releaseOf, rootOf } from './prolog.ts'

export interface RecognisedImport {
  format: ImportFormat
  /** A label that `TextDecoder` knows, as the file itself has it; what does not decode by it is read as Windows-1252. */
  encoding: string
  container: Container
  /** What divides the columns of a table; null of any other file. */
  delimiter: string | null
}

/** Enough for a long DOCTYPE and the whole head of a message. */
const BEGINNING = 64 * 1024

/** What a file is, by what is in it and not by its name: only its beginning is read. */
export async function recogniseImport(path: string): Promise<RecognisedImport> {
  const { container, isWorkbook } = await recogniseContainer(path)
  if (isWorkbook) return excel('plain')
  const beginning = await readBeginning(path, container)
  if (beginning.length === 0) throw new UnreadableImport(415, 'This file is empty.')
  if (isZip(beginning)) return excel(container) // an Excel file in an archive; any other is refused when it is opened
  refuseBinary(beginning)
  const encoding = encodingOf(beginning)
  const text = new TextDecoder(encoding).decode(beginning, { stream: true })
  if (text.includes('\0')) throw new UnreadableImport(415, 'This is not a text file: it contains NUL bytes.')
  const { format, delimiter } = formatOf(text)
  return { format, encoding, container, delimiter }
}

const excel = (container: Container): RecognisedImport => ({
  format: 'xlsx',
  encoding: 'utf-8',
  container,
  delimiter: null,
})

async function readBeginning(path: string, container: Container) {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of readBytes(path, container, () => {})) {
    chunks.push(Buffer.from(chunk))
    length += chunk.length
    if (length >= BEGINNING) break
  }
  return Buffer.concat(chunks).subarray(0, BEGINNING)
}

/** What people send by mistake, by how it begins, and what to do about it. */
const others: [beginnings: string[], message: string][] = [
  [
    ['\xd0\xcf\x11\xe0'],
    'This is an old Excel file (.xls), or one that is protected by a password. Save it as .xlsx without a password.',
  ],
  [['%PDF'], 'This is a PDF. Send ONIX, CSV or Excel.'],
  [['{\\rtf'], 'This is a text document (RTF). Send ONIX, CSV or Excel.'],
  [['Rar!', '7z\xbc\xaf'], 'We cannot unpack this archive. Use zip or gzip, or send the file unpacked.'],
  [
    ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'SQLite format', '\x1f\x8b', 'BZh', '\xfd7zXZ'],
    'We cannot read this kind of file. Send ONIX, CSV or Excel.',
  ],
]

function refuseBinary(beginning: Buffer) {
  const first = beginning.subarray(0, 16).toString('latin1')
  const message = others.find(([beginnings]) => beginnings.some((one) => first.startsWith(one)))?.[1]
  if (message) throw new UnreadableImport(415, message)
}

/** Signs that no text has: one in a hundred of them is a program or a picture. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\x01-\x08\x0b\x0e-\x1f\x7f]/g

function formatOf(text: string): { format: ImportFormat; delimiter: string | null } {
  const trimmed = text.trimStart()
  if (trimmed === '') throw new UnreadableImport(415, 'This file is empty.')
  if (/^<[!?\w]/.test(trimmed)) return { format: releaseOf(rootOf(trimmed), trimmed), delimiter: null }
  if ((text.match(controls) ?? []).length > text.length / 100)
    throw new UnreadableImport(415, 'This is not a text file. Send ONIX, CSV or Excel.')
  if (/^[{[]\s*(?:["{[\]}]|$)/.test(trimmed)) throw new UnreadableImport(415, 'This is JSON. Send ONIX, CSV or Excel.')
  const delimiter = delimiterOf(trimmed)
  if (delimiter === null)
    throw new UnreadableImport(415, 'This is a text without columns. Send ONIX, Excel, or CSV with a head and commas.')
  return { format: delimiter === '\t' ? 'tsv' : 'csv', delimiter }
}

/** In the order in which they are taken where two divide the head alike. */
const delimiters = ['\t', ';', ',', '|'] as const

/** Lists often stand below a title and a blank line. */
const LINES = 10

/** What divides the columns of a table: the sign that divides its head, outside quotes, and some line below it at least as often. */
function delimiterOf(text: string): string | null {
  const counts = firstLines(text).map((line) => delimiters.map((delimiter) => line.split(delimiter).length - 1))
  for (const [at, line] of counts.entries()) {
    const most = Math.max(...line)
    const index = line.indexOf(most)
    const below = counts.slice(at + 1)
    if (most > 0 && (below.length === 0 || below.some((other) => other[index]! >= most))) return delimiters[index]!
  }
  const most = counts.flat().reduce((high, count) => Math.max(high, count), 0)
  const line = counts.find((one) => most > 0 && one.includes(most))
  return line ? delimiters[line.indexOf(most)]! : null
}

/** The first lines with what is quoted taken out. */
function firstLines(text: string): string[] {
  const lines: string[] = ['']
  let isQuoted = false
  for (const sign of text.slice(0, 16 * 1024)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '\n' || sign === '\r') {
      if (lines.at(-1) === '') continue
      if (lines.length === LINES) break
      lines.push('')
    } else lines[lines.length - 1] += sign
  }
  return lines
}

/** The encoding of a file by its byte order mark, else by where its NUL bytes are, else by its XML declaration, else UTF-8. */
function encodingOf(beginning: Buffer): string {
  const marked = marks.find(([mark]) => beginning.subarray(0, mark.length).equals(Buffer.from(mark)))
  return marked?.[1] ?? byNulBytes(beginning) ?? declared(beginning) ?? 'utf-8'
}

const marks: [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** UTF-16 without a mark has a NUL in nearly every pair of bytes of English text, always on the same side. */
function byNulBytes(beginning: Buffer): string | undefined {
  const looked = beginning.subarray(0, 4096)
  if (looked.length < 4) return undefined
  const nuls = [0, 0]
  looked.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2]! += 1
  })
  const [even, odd] = nuls as [number, number]
  const half = looked.length / 2
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.05) return 'utf-16be'
  return undefined
}

/** UTF-16 is not taken at its word: its bytes would have shown it. */
function declared(beginning: Buffer): string | undefined {
  const declaration = beginning.subarray(0, 200).toString('latin1').trimStart()
  const [, name] = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(declaration) ?? []
  if (!name) return undefined
  try {
    const { encoding } = new TextDecoder(name)
    return encoding.startsWith('utf-16') ? undefined : encoding
  } catch {
    return undefined
  }
}
