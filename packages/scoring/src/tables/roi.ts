import { type Steps, stepAt } from './step.ts'

/**
 * The return a pound of option money may bring, as a multiple. The specification fixes the base, what adjusts it (genre,
 * score, words of the description) and the cap; the steps are ours.
 */
export const roiRules = {
  base: 2.5,
  cap: 5,
  /** What each group of words in the description adds, and how many groups count. */
  groupAdds: 0.15,
  groupsCounted: 4,
} as const

export const roiGenreSteps: Steps<number> = [
  { from: 85, is: 0.5 },
  { from: 70, is: 0.25 },
  { from: 55, is: 0 },
  { from: 0, is: -0.25 },
]
export const roiViabilitySteps: Steps<number> = [
  { from: 85, is: 0.75 },
  { from: 70, is: 0.4 },
  { from: 50, is: 0 },
  { from: 0, is: -0.5 },
]
export const roiWordGroups: readonly { text: string; words: RegExp }[] = [
  { text: 'award, prize', words: /\baward|\bprize/i },
  { text: 'bestseller', words: /\bbest-?\s?sell/i },
  { text: 'series, sequel, trilogy', words: /\bseries\b|\bsequel|\btrilogy\b/i },
  { text: 'franchise, universe', words: /\bfranchise|\buniverse\b/i },
  { text: 'true story, based on', words: /\btrue story\b|\bbased on\b/i },
  { text: 'international, worldwide', words: /\binternational|\bworldwide\b/i },
]

/** The same listing always gets the same multiple, with two decimals. */
export function roiMultiple(listing: { genreScore: number; viabilityScore: number; description: string }): number {
  const groups = roiWordGroups.filter(({ words }) => words.test(listing.description)).length
  const multiple =
    roiRules.base +
    stepAt(roiGenreSteps, listing.genreScore) +
    stepAt(roiViabilitySteps, listing.viabilityScore) +
    Math.min(groups, roiRules.groupsCounted) * roiRules.groupAdds
  return Math.min(roiRules.cap, Math.round(multiple * 100) / 100)
}

/** A multiple as a share of the cap, 0 to 100. */
export const roiScore = (multiple: number): number => Math.round((multiple / roiRules.cap) * 100)
