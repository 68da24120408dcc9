/** Something that the palette offers: a page or a title to go to, or something to do. */
export interface Entry {
  id: string
  label: string
  /** Beside the label: the author of a title, the keys of an action. */
  detail?: string
  /** An address of ours, or what is done. */
  does: string | (() => void)
}
export interface Group {
  name: string
  entries: readonly Entry[]
}

const MOST_RECENT = 5
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed begins a word of the label. */
export function fits(label: string, typed: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}

interface Offered {
  recent: readonly Entry[]
  pages: readonly Entry[]
  actions: readonly Entry[]
  /** What the catalogue found for the typed text. */
  titles: readonly Entry[]
}

/** What is offered for what is typed. Found titles come last, so that nothing moves under the reader when they arrive. */
export function groupsFor(typed: string, { recent, pages, actions, titles }: Offered): Group[] {
  const fitting = (entries: readonly Entry[]) => entries.filter(({ label }) => fits(label, typed))
  const known = fitting(recent).slice(0, MOST_RECENT)
  const found = titles.filter(({ id }) => !known.some((one) => one.id === id))
  const groups = [
    { name: 'Recent titles', entries: known },
    { name: 'Pages', entries: fitting(pages) },
    { name: 'Actions', entries: fitting(actions) },
    { name: 'Titles', entries: typed.trim() === '' ? [] : found },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** The entry that a key leads to; the ends lead to one another. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  const steps: Record<string, number> = { ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count }
  return Object.hasOwn(steps, key) ? steps[key] : undefined
}
