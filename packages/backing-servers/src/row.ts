import type { Remembered } from './download-cache.ts'
import type { Progress } from './progress-log.ts'

/** Where things are kept and how progress is shown while a server is looked for. */
export interface Place {
  home: string
  wheels: string
  progress: Progress
}

/** A program that was found, with the name that is shown for it. */
export interface Found {
  command: string
  label: string
}

/** One way to come by a server; returns nothing where it does not work on this machine. */
export interface Candidate {
  id: string
  find(place: Place): Promise<Found | undefined>
}

/** A row of the table in docs/operating.md: how one kind of server is found, in order. */
export interface Row {
  title: string
  variable: string
  candidates: Candidate[]
  advice: string
}

/** A program that was found, and by which candidate. */
export interface Choice extends Found {
  id: string
}

/** The first candidate that works, the remembered one before all others. */
export async function choose(row: Row, place: Place, remembered?: Remembered): Promise<Choice> {
  const first = row.candidates.filter(({ id }) => id === remembered?.id)
  const others = row.candidates.filter(({ id }) => id !== remembered?.id)
  for (const candidate of [...first, ...others]) {
    const found = await candidate.find(place)
    if (found) return { id: candidate.id, ...found }
  }
  throw new Error(`${row.title} is missing: ${row.advice}.`)
}
