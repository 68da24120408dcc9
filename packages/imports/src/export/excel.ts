import { exportCells, exportColumns } from './columns.ts'
import type { ExportedListing } from './onix.ts'
import { escapeXml } from './xml.ts'
import { zip } from './zip.ts'

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
