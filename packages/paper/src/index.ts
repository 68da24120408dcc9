export { drawPaper, type Paper } from './paper.ts'
export type { Column } from './table.ts'
