import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { exportCells, exportColumns } from './columns.ts'
import type { ExportedListing } from './onix.ts'
import { escapeXml } from './xml.ts'

/** The longest text that Excel keeps in a cell. */
const LONGEST_CELL = 32_767

/** Listings as an Excel file with one sheet, piece by piece: every cell is a text or a number, and none a formula. */
export const exportExcel = (listings: AsyncIterable<Pick<ExportedListing, 'form'>>): AsyncGenerator<Uint8Array> =>
  zip([
    ...Object.entries(parts).map(([name, xml]) => ({ name, content: [DECLARATION + xml] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheet(listings) },
  ])

async function* sheet(listings: AsyncIterable<Pick<ExportedListing, 'form'>>): AsyncGenerator<string> {
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield row(exportColumns)
  for await (const { form } of listings) yield row(exportCells(form))
  yield '</sheetData></worksheet>'
}

const row = (cells: readonly (string | number)[]) => `<row>${cells.map(cell).join('')}</row>`

function cell(value: string | number): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  // A cell without anything says nothing, which is better than a half.
  if (value === '' || value.length > LONGEST_CELL) return '<c/>'
  return `<c t="inlineStr"><is><t xml:space="preserve">${excelText(value)}</t></is></c>`
}

/** Lines end as in Excel, which writes other signs by their code, and what only looks like that as well. */
const excelText = (text: string) => escapeXml(text.replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_').replace(/\r\n?/g, '\n'))

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What every workbook has beside its sheets. */
const parts = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Listings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

interface ZipEntry {
  name: string
  content: Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: Buffer
  checksum: number
  packed: number
  size: number
  offset: number
}

/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8
/** 1 January 1980: archives of the same listings are the same. */
const DATE = 0x0021

/** A zip archive, piece by piece: an entry is never in memory as a whole. */
async function* zip(entries: ZipEntry[]): AsyncGenerator<Uint8Array> {
  const all: Written[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), checksum: 0, packed: 0, size: 0, offset }
    const head = Buffer.concat([signature(0x0403), fixed(entry), Buffer.from(entry.name)])
    yield head
    for await (const chunk of deflated(content, entry)) yield chunk
    const sizes = numbers(4, entry.checksum, entry.packed, entry.size)
    yield Buffer.concat([signature(0x0807), sizes])
    offset += head.length + entry.packed + 4 + sizes.length
    all.push(entry)
  }
  const directory = Buffer.concat(all.map(directoryEntry))
  yield directory
  yield Buffer.concat([
    signature(0x0605),
    numbers(2, 0, 0, all.length, all.length),
    numbers(4, directory.length, offset),
    numbers(2, 0),
  ])
}

async function* deflated(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      entry.checksum = crc32(bytes, entry.checksum)
      entry.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw()
  pipeline(Readable.from(counted()), deflate).catch(() => {}) // the loop below gets the same error
  for await (const chunk of deflate) {
    entry.packed += (chunk as Buffer).length
    yield chunk as Buffer
  }
}

/** What a file's own head says, and the directory again; the sizes are those that are known by then. */
const fixed = ({ name, checksum, packed, size }: Written) =>
  Buffer.concat([
    numbers(2, 20, FLAGS, DEFLATE, 0, DATE),
    numbers(4, checksum, packed, size),
    numbers(2, name.length, 0),
  ])

const directoryEntry = (entry: Written) =>
  Buffer.concat([
    signature(0x0201),
    numbers(2, 20),
    fixed(entry),
    numbers(2, 0, 0, 0),
    numbers(4, 0, entry.offset),
    entry.name,
  ])

const signature = (kind: number) => Buffer.concat([Buffer.from('PK'), numbers(2, kind)])

function numbers(length: 2 | 4, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(length * values.length)
  values.forEach((value, index) => {
    bytes.writeUIntLE(value, index * length, length)
  })
  return bytes
}
