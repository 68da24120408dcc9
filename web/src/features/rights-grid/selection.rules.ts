/** Where in the grid something is: row and column from 0; column 0 is the name of the row. */
export interface Place {
  row: number
  column: number
}
interface Extent {
  rows: number
  columns: number
}

/** How many rows a page up or down goes. */
const PAGE = 8

/** Where a key leads from a place, if it leads anywhere. */
export function placeAfter(
  { row, column }: Place,
  key: string,
  { rows, columns, ctrl = false }: Extent & { ctrl?: boolean },
): Place | undefined {
  const last = { row: rows - 1, column: columns - 1 }
  const to = (change: Partial<Place>): Place => {
    const place = { row, column, ...change }
    return { row: clamp(place.row, last.row), column: clamp(place.column, last.column) }
  }
  switch (key) {
    case 'ArrowUp':
      return to({ row: ctrl ? 0 : row - 1 })
    case 'ArrowDown':
      return to({ row: ctrl ? last.row : row + 1 })
    case 'ArrowLeft':
      return to({ column: ctrl ? 0 : column - 1 })
    case 'ArrowRight':
      return to({ column: ctrl ? last.column : column + 1 })
    case 'Home':
      return to({ column: 0, ...(ctrl && { row: 0 }) })
    case 'End':
      return to({ column: last.column, ...(ctrl && { row: last.row }) })
    case 'PageUp':
      return to({ row: row - PAGE })
    case 'PageDown':
      return to({ row: row + PAGE })
    default:
      return undefined
  }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** Every cell between two, corners included; names of rows are no cells. */
export function rectangle(one: Place, other: Place): Place[] {
  const span = (a: number, b: number, least = 0) => {
    const first = Math.max(least, Math.min(a, b))
    return Array.from({ length: Math.max(0, Math.max(a, b) - first + 1) }, (_none, at) => first + at)
  }
  return span(one.row, other.row).flatMap((row) => span(one.column, other.column, 1).map((column) => ({ row, column })))
}

/** A cell by its row's key and its right, from 0, so that rows may open and close around it. */
export const cellKey = (row: string, right: number) => `${right} ${row}`

export function cellAt(key: string): { row: string; right: number } {
  const space = key.indexOf(' ')
  return { right: Number(key.slice(0, space)), row: key.slice(space + 1) }
}

/** Takes cells out where all of them are chosen, else puts them in. */
export function toggled(selected: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const isOn = keys.every((key) => selected.has(key))
  const next = new Set(selected)
  for (const key of keys) isOn ? next.delete(key) : next.add(key)
  return next
}
