import { type Onlooker, otherSide, type Side } from '../../entities/offer/offer-words.ts'

/** Whose round it is, for the one who looks at it: "Your counter-offer", "The producer’s terms". */
export function byWords(by: Side, onlooker: Onlooker, ofAgent: 'counter-offer' | 'terms' = 'terms'): string {
  const what = by === 'agent' ? ofAgent : 'terms'
  return by === onlooker ? `Your ${what}` : `The ${onlooker === 'admin' ? by : otherSide[onlooker]}’s ${what}`
}
