/** Entries of a list in one cell: divided by semicolons, else by line breaks, else by commas; what stands in quotes is one entry. */
export function readList(text: string): string[] {
  const divider = dividerOf(text)
  const entries: string[] = []
  let entry = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') entry += sign
      else if (text[at + 1] === '"') {
        entry += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && entry.trim() === '') {
      entry = ''
      isQuoted = true
    } else if (sign === divider) {
      entries.push(entry)
      entry = ''
    } else entry += sign
  }
  return [...entries, entry].map((one) => one.trim()).filter((one) => one !== '')
}

/** By what stands outside quotes. */
function dividerOf(text: string): string {
  const outside = text.replace(/"(?:[^"]|"")*"/g, '')
  return [';', '\n'].find((sign) => outside.includes(sign)) ?? ','
}

/** A list as `readList` reads it. */
export const listText = (entries: readonly string[]): string =>
  entries.map((entry) => (/[;,"\n]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)).join('; ')

/** A cell with line breaks as one line; the spaces within a line stay. */
export const onOneLine = (text: string): string =>
  text
    .split(/[\n\r\t]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
