import type { AuthorMention } from './find-author.ts'
import type { TitleMention } from './find-title.ts'

export interface MentionEvidence {
  title: TitleMention
  /** The title is in the headline, or in a text that has none. */
  isInHeadline: boolean
  author: AuthorMention
  /** Words that carry the title: the fewer, the more often they mean something else. */
  contentWords: number
  /** Words such as "novel", "audiobook", "based on". */
  speaksOfWorks: boolean
}

/** A clean mention, by how the author is named; then by how many words carry the title (one, two, three or more). */
export const mentionWorth = {
  full: [0.93, 0.95, 0.95],
  family: [0.7, 0.86, 0.88],
  none: [0.2, 0.4, 0.6],
} as const
export const mentionAdjustments = {
  speaksOfWorks: { full: 0.02, family: 0.16, none: 0.1 },
  inText: 0.68,
  aside: 0.55,
  longer: 0.5,
  anothers: 0.1,
} as const

const authorEvidence: Record<AuthorMention, string> = {
  full: 'Names the author',
  family: 'Names the author’s family name',
  none: 'Does not name the author',
}
const titleEvidence: Record<TitleMention, string> = {
  clean: 'Names the title',
  aside: 'Names the title only in passing',
  longer: 'The title is part of a longer one',
  anothers: 'Speaks of somebody else’s work of this title',
  none: 'Does not name the title',
}

export function mentionConfidence(evidence: MentionEvidence): { confidence: number; reasons: string[] } {
  const { title, author, contentWords, speaksOfWorks, isInHeadline } = evidence
  if (title === 'none') return { confidence: 0, reasons: [titleEvidence.none] }
  const worth = mentionWorth[author][Math.min(3, Math.max(1, contentWords)) - 1]!
  const works = speaksOfWorks ? mentionAdjustments.speaksOfWorks[author] : 0
  const where = isInHeadline ? 1 : mentionAdjustments.inText
  const how = title === 'clean' ? 1 : mentionAdjustments[title]
  const reasons = [titleEvidence[title], authorEvidence[author]]
  if (works) reasons.push('Speaks of a book, a film or a play')
  if (!isInHeadline) reasons.push('Only in the description')
  return { confidence: Math.round(Math.min(0.98, worth + works) * where * how * 100) / 100, reasons }
}
