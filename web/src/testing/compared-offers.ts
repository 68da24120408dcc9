import type { ComparedOffer, OfferRound } from '@storyright/contracts/http'

/** Terms that an offer stands at. */
export const aRound = (change: Partial<OfferRound> = {}): OfferRound => ({
  number: 1,
  by: 'producer',
  offerPrice: 18_000,
  optionPeriod: 18,
  scope: { text: 'World; L; film; always; exclusive', words: 'Exclusive film rights, worldwide', isWhole: true },
  deal: null,
  dealHash: 'cd34'.repeat(16),
  message: null,
  createdAt: '2026-11-17T09:14:00.000Z',
  expiresAt: '2026-12-04T09:15:00.000Z',
  status: 'open',
  answeredAt: null,
  reason: null,
  isStanding: true,
  ...change,
})

/** An offer in play beside others; its id ends as its number says. */
export function aComparedOffer(
  number: number,
  {
    standing,
    producer,
    ...change
  }: Partial<Omit<ComparedOffer, 'standing' | 'producer'>> & {
    standing?: Partial<OfferRound>
    producer?: Partial<ComparedOffer['producer']>
  } = {},
): ComparedOffer {
  return {
    offerId: comparedId(number),
    producer: {
      id: `417bb354-1a45-4e51-a32e-2633a24631${String(number).padStart(2, '0')}`,
      firstName: 'Rosa',
      lastName: 'Adeyemi',
      companyName: 'Saltmarsh Pictures',
      ...producer,
    },
    status: 'pending',
    submittedAt: '2026-11-17T09:14:00.000Z',
    standing: aRound(standing),
    extraRightsRequest: null,
    counter: null,
    heldUntil: '2026-12-04T09:15:00.000Z',
    priceAtBudget: null,
    dueOnExercise: null,
    totalIfExercised: null,
    isFree: true,
    canJoin: [],
    may: { accept: true, counter: true },
    ...change,
  }
}

export const comparedId = (number: number) => `6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a${String(number).padStart(2, '0')}`
