export { openPaper, type Paper, type Style } from './paper.ts'
