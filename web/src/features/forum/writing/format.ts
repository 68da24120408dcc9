export interface Selected {
  text: string
  from: number
  to: number
}

/** Around what is selected. */
const around =
  (before: string, after = before) =>
  ({ text, from, to }: Selected): Selected => ({
    text: text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to),
    from: from + before.length,
    to: to + before.length,
  })

/** Before every line of what is selected. */
const eachLine =
  (sign: string) =>
  ({ text, from, to }: Selected): Selected => {
    const start = text.lastIndexOf('\n', from - 1) + 1
    const lines = text.slice(start, to).split('\n')
    const signed = lines.map((line) => sign + line).join('\n')
    return { text: text.slice(0, start) + signed + text.slice(to), from: from + sign.length, to: start + signed.length }
  }

/** What can be done to a part of a text, by name. */
export const formats = {
  Bold: around('**'),
  Italic: around('_'),
  Quote: eachLine('> '),
  List: eachLine('- '),
  Code: around('`'),
  Link: around('[', '](https://)'),
} as const
export type Format = keyof typeof formats
