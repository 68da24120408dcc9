import type { AiScores } from '@storyright/contracts/http'
import type { Medium } from '@storyright/contracts/vocabulary'
import { genreTable, unknownGenre, unmatchedGenre, wordsOf } from './genres.ts'

/** How well a genre sells, 0 to 100: the best match among genre and tags. */
export function genreScore(genre: string | null, tags: readonly string[]): number {
  const texts = [genre ?? '', ...tags].map((text) => ` ${wordsOf(text)} `)
  const matched = genreTable.filter(({ words }) =>
    words.some((word) => texts.some((text) => text.includes(` ${word} `))),
  )
  if (matched.length > 0) return Math.max(...matched.map(({ score }) => score))
  return genre?.trim() ? unmatchedGenre : unknownGenre
}

export const mediumScores: Record<Medium, number> = {
  book: 95,
  comic: 90,
  screenplay: 85,
  television: 80,
  short_film: 75,
  game: 70,
  podcast: 65,
  stage: 60,
  toy: 55,
  digital_content: 45,
  other: 50,
}

/** How readily a medium is adapted, 0 to 100. */
export const mediumScore = (medium: Medium): number => mediumScores[medium]

/** What a book's length adds to or takes from its medium score; a range without a row adds nothing. */
export const lengthBonuses: readonly { from: number; to: number; adds: number }[] = [
  { from: 0, to: 99, adds: -10 },
  { from: 200, to: 400, adds: 5 },
  { from: 501, to: Number.POSITIVE_INFINITY, adds: -5 },
]
export function lengthBonus(medium: Medium, pages: number | null): number {
  if (medium !== 'book' || pages === null) return 0
  return lengthBonuses.find(({ from, to }) => pages >= from && pages <= to)?.adds ?? 0
}

/** What counts as the AI score until a model has answered. */
export const withoutAnswer = 75

/** The model's five dimensions as one number, risk counted against; a listing without an answer gets 75. */
export function aiScore(scores: AiScores | null): number {
  if (!scores) return withoutAnswer
  const { marketAppeal, adaptationFit, financialOutlook, riskProfile, franchiseUpside } = scores
  return (marketAppeal + adaptationFit + financialOutlook + (100 - riskProfile) + franchiseUpside) / 5
}

/** A medium's score with the length bonus, within 0 to 100. */
export const mediumWithLength = (medium: number, bonus: number): number => Math.min(100, Math.max(0, medium + bonus))

/** The overall score, a whole number from 0 to 100. */
export const viabilityScore = (parts: { genre: number; medium: number; lengthBonus: number; ai: number }): number =>
  Math.round((parts.genre + mediumWithLength(parts.medium, parts.lengthBonus) + parts.ai) / 3)
