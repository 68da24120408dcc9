/**
 * The return a pound of option money may bring, as a multiple. The specification fixes the base, what adjusts it and the
 * cap; the steps are ours:
 *
 *   base                                    2.5
 *   genre score       85 and above         +0.5     70 and above +0.25    55 and above 0    below −0.25
 *   viability score   85 and above         +0.75    70 and above +0.4     50 and above 0    below −0.5
 *   description       each word group      +0.15    at most four count
 *   cap                                     5
 */
const base = 2.5
const cap = 5
const genreSteps = [
  { from: 85, adds: 0.5 },
  { from: 70, adds: 0.25 },
  { from: 55, adds: 0 },
  { from: 0, adds: -0.25 },
]
const scoreSteps = [
  { from: 85, adds: 0.75 },
  { from: 70, adds: 0.4 },
  { from: 50, adds: 0 },
  { from: 0, adds: -0.5 },
]
const wordGroups = [
  /\baward|\bprize/i,
  /\bbest-?\s?sell/i,
  /\bseries\b|\bsequel|\btrilogy\b/i,
  /\bfranchise|\buniverse\b/i,
  /\btrue story\b|\bbased on\b/i,
  /\binternational|\bworldwide\b/i,
]
const groupAdds = 0.15
const groupsCounted = 4

/** The same listing always gets the same multiple, with two decimals. */
export function roiMultiple(listing: { genreScore: number; viabilityScore: number; description: string }): number {
  const groups = wordGroups.filter((words) => words.test(listing.description)).length
  const multiple =
    base +
    step(genreSteps, listing.genreScore) +
    step(scoreSteps, listing.viabilityScore) +
    Math.min(groups, groupsCounted) * groupAdds
  return Math.min(cap, Math.round(multiple * 100) / 100)
}

const step = (steps: { from: number; adds: number }[], score: number) =>
  steps.find(({ from }) => score >= from)?.adds ?? 0
