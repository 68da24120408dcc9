type Cell = string | number

/** What a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** By this mark at the beginning spreadsheets know that it is UTF-8. */
export const csvMark = '\uFEFF'

/** One line as RFC 4180 has it; text that a spreadsheet would run stands behind an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
