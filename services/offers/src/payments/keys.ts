/** The provider's idempotency key: the same while no answer came, the next attempt after an answered error. */
export const providerKey = (
  offerId: string,
  holdNumber: number,
  step: 'create' | 'capture' | 'release',
  attempt: number,
) => `offer-${offerId}-hold-${holdNumber}-${step}-${attempt}`
