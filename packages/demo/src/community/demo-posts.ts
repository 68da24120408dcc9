import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One text of `forum/*.md` or `comments/*.md`, as it stands there. */
export interface DemoPost {
  /** The username of the author. */
  by: string
  /** Notes on it: `reply`, `after 5h`, `130d`, `3 likes`, `accepted`. */
  notes: string[]
  text: string
}

/** The files of a folder, in a fixed order. */
export const filesOf = (folder: string): { name: string; text: string }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({ name: path.basename(file, '.md'), text: readFileSync(path.join(folder, file), 'utf8') }))

/** The head before the first text, and the texts: each begins with a line `--- username, note, note`. */
export function parsePosts(file: string): { before: string; posts: DemoPost[] } {
  const [before = '', ...parts] = file.split(/^--- /m)
  const posts = parts.map((part) => {
    const [head = '', ...lines] = part.split('\n')
    const [by = '', ...notes] = head.split(',').map((note) => note.trim())
    return { by, notes, text: lines.join('\n').trim() }
  })
  return { before: before.trim(), posts }
}

const HOUR_MS = 3_600_000
const unitMs: Record<string, number> = { m: HOUR_MS / 60, h: HOUR_MS, d: 24 * HOUR_MS }

/** The time that a note names after these words: 7,200,000 of `after 2h`. */
export function lengthIn(notes: readonly string[], words: string): number | undefined {
  for (const note of notes) {
    const [, number, unit] = note.match(/(?:^| )(\d+)([mhd])$/) ?? []
    if (number && note.startsWith(words) && note.length === `${words}${number}${unit}`.length)
      return Number(number) * unitMs[unit!]!
  }
  return undefined
}

export const likesIn = (notes: readonly string[]): number =>
  Number(notes.find((note) => note.endsWith(' likes'))?.split(' ')[0] ?? 0)
