import type { Face } from './fonts.ts'

export const LINE_GAP = 2.5
const BETWEEN = 10

/** A column of a table: its heading, and its part of the width. */
export interface Column {
  heading: string
  share: number
  align?: 'left' | 'right'
}

export interface Line {
  cells: readonly string[]
  face: Face
}

/** For screen readers: this heading is read with each cell below it. */
export const overColumn: object = { scope: 'Column' }

/** Where the cells of one line stand, and how they are set. */
export function cellsOf(columns: readonly Column[], line: readonly string[], place: { left: number; width: number }) {
  let { left } = place
  return columns.map(({ share, align = 'left' }, at) => {
    const room = share * place.width
    const cell = {
      words: line[at] ?? '',
      left,
      options: { width: room - BETWEEN * Number(align === 'left'), lineGap: LINE_GAP, align },
    }
    left += room
    return cell
  })
}
