import { isNothing } from '../text/cut.ts'

/** What a spreadsheet would run, or an import would take for nothing. Whoever writes it puts an apostrophe before it. */
const needsApostrophe = (text: string) => /^[\t\r\n]|^\s*[=+\-@]/.test(text) || isNothing(text)

/** A text as it stands in a cell of our tables. Texts with apostrophes of their own get one more, so that taking one off is always right. */
export function protectCell(text: string): string {
  if (text === '') return text
  return needsApostrophe(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** A cell's text without what protects it; undefined where it says that there is nothing. */
export function readCell(cell: string | undefined): string | undefined {
  const text = (cell ?? '').trim()
  if (text.startsWith("'") && needsApostrophe(text.replace(/^'+/, ''))) return text.slice(1)
  return isNothing(text) ? undefined : text
}
