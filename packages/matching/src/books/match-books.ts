import type { Candidate } from '@storyright/contracts/http'
import { isbn13, matchThresholds, yearIn } from '@storyright/contracts/vocabulary'
import { decideMatch } from '../decide-match.ts'
import { better, compareNames, type Likeness } from '../names/compare-names.ts'
import { type Name, nameOf, namesIn } from '../names/name.ts'
import type { MatchOutcome, Volume, WorkToMatch } from '../shapes.ts'
import { firstOf, longest, upTo } from '../text/bounded.ts'
import { contentWords, titleWords } from '../text/words.ts'
import { compareTitles, type TitleLikeness } from '../titles/compare-titles.ts'
import { formsOf, type TitleForms } from '../titles/title-forms.ts'
import { otherKindOf, shelfFits } from './kinds.ts'

interface Asked {
  work: WorkToMatch
  title: TitleForms
  words: string
  authors: readonly Name[]
  isbn: string | null
  year: number | null
}

/** Which of the volumes is an edition of the work, at most one of them taken by itself. */
export function matchBooks(work: WorkToMatch, volumes: readonly Volume[]): MatchOutcome {
  const title = upTo(work.title, longest.title)
  const asked: Asked = {
    work,
    title: formsOf(title),
    words: titleWords(title).join(' '),
    authors: namesIn(upTo(work.author, longest.title)),
    isbn: isbn13(work.isbn),
    year: yearIn(work.publicationDate),
  }
  const judged = volumes.slice(0, longest.candidates).map((volume) => judge(asked, volume))
  return decideMatch(withoutTies(judged), { most: 1 })
}

function judge(asked: Asked, volume: Volume) {
  const title = upTo(volume.title, longest.title)
  const subtitle = upTo(volume.subtitle, longest.title)
  const forms = formsOf(title, subtitle)
  const by = firstOf(volume.authors, longest.names, longest.name)
  const authors = by.map(nameOf)
  const likeness = compareAuthors(asked.authors, authors)
  const year = yearIn(volume.publishedDate)
  const { confidence, reasons } = bookConfidence({
    title: compareTitles(asked.title, forms),
    author: likeness.best,
    isLead: likeness.isLead,
    isTitleLong: contentWords(asked.title.whole).length >= 3,
    isSameIsbn: asked.isbn !== null && volume.isbns.slice(0, longest.isbns).some((isbn) => isbn13(isbn) === asked.isbn),
    isSamePublisher: isSamePublisher(asked.work.publisher, volume.publisher),
    yearsAfter: asked.year !== null && year !== null ? year - asked.year : null,
    otherKind: otherKindOf(
      {
        words: titleWords(`${title} ${subtitle}`).join(' '),
        authors: authors.map(({ words }) => words.join(' ')).join(' / '),
      },
      { words: asked.words, medium: asked.work.medium },
    ),
    shelf: shelfFits(firstOf(volume.categories, longest.tags, longest.name), asked.work.medium),
    authorsFound: upTo(by.join(', '), longest.name),
  })
  const candidate = {
    id: volume.id,
    title: subtitle ? `${title}: ${subtitle}` : title,
    by: upTo(by.join(', '), longest.title) || null,
    year,
    link: volume.link,
    thumbnail: volume.thumbnail,
    confidence,
    reasons,
  }
  return { candidate, forms, authors }
}

/** The likest pair of both sides; `isLead`: the first author named has a part in the work. */
function compareAuthors(mine: readonly Name[], theirs: readonly Name[]): { best: Likeness; isLead: boolean } {
  if (mine.length === 0 || theirs.length === 0) return { best: 'unknown', isLead: true }
  const likenesses = theirs.map((author) => mine.map((name) => compareNames(name, author)).reduce(better, 'other'))
  return { best: likenesses.reduce(better, 'other'), isLead: likenesses[0] !== 'other' }
}

function isSamePublisher(mine: string | null, theirs: string | null): boolean {
  const [one, other] = [mine, theirs].map((name) => titleWords(upTo(name, longest.name)).join(' '))
  return Boolean(one) && one === other
}

interface Judged {
  candidate: Candidate
  forms: TitleForms
  authors: readonly Name[]
}

const margin = 0.05
const tied = 'Another author has the same title, and nothing tells them apart'

/** Two equally likely authors of one title are both left for a person to choose. */
function withoutTies(judged: readonly Judged[]): Candidate[] {
  const best = judged.reduce<Judged | null>(
    (best, next) => (best === null || next.candidate.confidence > best.candidate.confidence ? next : best),
    null,
  )
  if (best === null || best.candidate.confidence < matchThresholds.taken)
    return judged.map(({ candidate }) => candidate)
  const isClose = ({ candidate }: Judged) => candidate.confidence >= best.candidate.confidence - margin
  const rival = judged.some((other) => isClose(other) && isAnothers(best, other))
  return judged.map((one) =>
    rival && one.candidate.confidence >= matchThresholds.taken ? lowered(one.candidate) : one.candidate,
  )
}

const isAnothers = (one: Judged, other: Judged) =>
  one.authors.length > 0 &&
  other.authors.length > 0 &&
  one.authors.every((mine) => other.authors.every((theirs) => compareNames(mine, theirs) === 'other'))

const lowered = (candidate: Candidate): Candidate => ({
  ...candidate,
  confidence: matchThresholds.taken - 0.01,
  reasons: [...candidate.reasons, tied],
})

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
