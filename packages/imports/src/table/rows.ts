/** A row as a file has it: the line where it begins, and its cells as text. */
export interface RawRow {
  line: number
  cells: string[]
}
