import type { Candidate } from '@storyright/contracts/http'
import { isbn13, matchThresholds, yearIn } from '@storyright/contracts/vocabulary'
import { decideMatch } from '../decide-match.ts'
import { better, compareNames, type Likeness } from '../names/compare-names.ts'
import { type Name, nameOf, namesIn } from '../names/name.ts'
import type { MatchOutcome, Volume, WorkToMatch } from '../shapes.ts'
import { firstOf, longest, upTo } from '../text/bounded.ts'
import { contentWords, titleWords } from '../text/words.ts'
import { compareTitles } from '../titles/compare-titles.ts'
import { formsOf, type TitleForms } from '../titles/title-forms.ts'
import { bookConfidence } from './book-confidence.ts'
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
