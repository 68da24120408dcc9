import type { Likeness } from '../names/compare-names.ts'
import type { TitleLikeness } from '../titles/compare-titles.ts'

export interface BookEvidence {
  title: TitleLikeness
  author: Likeness
  isLead: boolean
  /** Three words that carry it, or more: such a title is seldom another's. */
  isTitleLong: boolean
  isSameIsbn: boolean
  isSamePublisher: boolean
  yearsAfter: number | null
  otherKind: string | null
  shelf: { factor: number; text: string | null }
  authorsFound: string
}

/** The weights of a title and an author match; the confidence starts with their product. */
export const titleWorth: Record<TitleLikeness, { worth: number; text: string }> = {
  same: { worth: 0.97, text: 'Same title' },
  head: { worth: 0.95, text: 'Same title apart from the subtitle' },
  framed: { worth: 0.91, text: 'Same title in a longer form' },
  part: { worth: 0.9, text: 'The title is part of its title' },
  near: { worth: 0.9, text: 'Nearly the same title' },
  within: { worth: 0.45, text: 'The title is only part of a longer one' },
  volume: { worth: 0.3, text: 'Another volume' },
  other: { worth: 0.1, text: 'Another title' },
}
export const authorWorth: Record<Likeness, { worth: number; text: string }> = {
  same: { worth: 1, text: 'Same author' },
  initials: { worth: 0.9, text: 'The author’s initials and family name fit' },
  family: { worth: 0.78, text: 'Same family name of the author' },
  unknown: { worth: 0.6, text: 'The author cannot be compared' },
  other: { worth: 0.2, text: 'Another author' },
}
export const adjustments = {
  samePublisher: 0.02,
  /** Published within a year of the work. */
  sameTime: 0.03,
  longTitle: 0.06,
  /** Years before the work itself: then it is hardly an edition of it. */
  earlier: 0.85,
  notLead: 0.75,
  otherKind: 0.4,
  isbn: { sameTitle: 0.99, otherAuthor: 0.75, otherTitle: 0.6 },
} as const
const yearsToSpare = 2

export function bookConfidence(evidence: BookEvidence): { confidence: number; reasons: string[] } {
  const { title, author, otherKind, shelf, yearsAfter } = evidence
  const isTitleAlike = titleWorth[title].worth >= 0.9
  const reasons = [
    titleWorth[title].text,
    author === 'other' ? `${authorWorth.other.text}: ${evidence.authorsFound}` : authorWorth[author].text,
  ]
  let confidence = titleWorth[title].worth * authorWorth[author].worth
  const change = (next: number, text: string | null) => {
    confidence = next
    if (text) reasons.push(text)
  }
  if (isTitleAlike && author !== 'other') {
    if (evidence.isTitleLong && (author === 'family' || author === 'initials'))
      change(confidence + adjustments.longTitle, 'An uncommon title')
    if (evidence.isSamePublisher) change(confidence + adjustments.samePublisher, 'Same publisher')
    if (yearsAfter !== null && Math.abs(yearsAfter) <= 1) change(confidence + adjustments.sameTime, 'Same time')
  }
  if (yearsAfter !== null && yearsAfter < -yearsToSpare)
    change(confidence * adjustments.earlier, 'Published before the work')
  if (!evidence.isLead && author !== 'other') change(confidence * adjustments.notLead, 'Somebody else is named first')
  if (evidence.isSameIsbn) change(isbnWorth(isTitleAlike, author), 'Same ISBN')
  else {
    if (otherKind) change(confidence * adjustments.otherKind, otherKind)
    if (shelf.text) change(confidence * shelf.factor, shelf.text)
  }
  return { confidence: Math.round(Math.min(0.99, confidence) * 100) / 100, reasons }
}

function isbnWorth(isTitleAlike: boolean, author: Likeness): number {
  const { sameTitle, otherAuthor, otherTitle } = adjustments.isbn
  if (!isTitleAlike) return otherTitle
  return author === 'other' ? otherAuthor : sameTitle
}
