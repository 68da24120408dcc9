/** The colour of a score that is a part of an analysis follows the number: green from 80, yellow from 60, else red. */
export function scoreTone(score: number): 'ok' | 'wait' | 'bad' {
  return score >= 80 ? 'ok' : score >= 60 ? 'wait' : 'bad'
}

/** A viability score has the colour of its band, so that a word has one colour everywhere: 85, 70 and 50 are the borders. */
export function viabilityTone(score: number): 'ok' | 'fair' | 'wait' | 'bad' {
  if (score >= 85) return 'ok'
  if (score >= 70) return 'fair'
  return score >= 50 ? 'wait' : 'bad'
}

/** The same for a badge, which has three colours. */
export const viabilityBadge = (score: number) => {
  const tone = viabilityTone(score)
  return tone === 'fair' ? 'ok' : tone
}

/** The word of a viability score follows its band. */
export function viabilityWord(score: number) {
  if (score >= 85) return 'Highly Viable'
  if (score >= 70) return 'Viable'
  if (score >= 50) return 'Cautionary'
  return 'High Risk'
}

/** A score that still waits for a model says so. */
export function provisionally(word: string, isProvisional: boolean) {
  return isProvisional ? `${word}, provisional` : word
}
