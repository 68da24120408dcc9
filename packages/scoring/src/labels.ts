const first = <Label>(table: readonly (readonly [number, Label])[], value: number, otherwise: Label): Label =>
  table.find(([from]) => value >= from)?.[1] ?? otherwise

/** The trade's name for what a listing asks, by `suggestedOfferMax`; each border belongs to the lower tier. */
export function offerTier(suggestedOfferMax: number) {
  if (suggestedOfferMax > 100_000) return 'Premium'
  if (suggestedOfferMax > 50_000) return 'Professional'
  if (suggestedOfferMax > 25_000) return 'Commercial'
  return suggestedOfferMax > 10_000 ? 'Standard' : 'Emerging'
}

/** The viability score in the words of the analysis card. */
export const strengthLabel = (score: number) =>
  first(
    [
      [85, 'Exceptional Potential'],
      [70, 'Strong Viability'],
      [55, 'Moderate Appeal'],
    ],
    score,
    'High Risk',
  )

/** Green, yellow or red, as scores are coloured. */
export const scoreColour = (score: number): 'green' | 'yellow' | 'red' =>
  first<'green' | 'yellow' | 'red'>(
    [
      [80, 'green'],
      [60, 'yellow'],
    ],
    score,
    'red',
  )

/** How good a match is; the borders of the match badge's colours. */
export const matchLabel = (score: number): 'high' | 'medium' | 'low' =>
  first<'high' | 'medium' | 'low'>(
    [
      [80, 'high'],
      [60, 'medium'],
    ],
    score,
    'low',
  )

/** The word for a risk score, where more is safer. */
export const riskLabel = (score: number) =>
  first(
    [
      [70, 'Low'],
      [50, 'Moderate'],
    ],
    score,
    'High',
  )
