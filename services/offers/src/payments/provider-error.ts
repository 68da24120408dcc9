import Stripe from 'stripe'

interface Kind {
  isRefusal: boolean
  isMissing?: boolean
  isRepeated?: boolean
}

/** The provider said no. What it did is known only by reading the object again. */
export class ProviderAnswered extends Error {
  override name = 'ProviderAnswered'
  /** It understood and refused; asking again in the same way would not help. */
  readonly isRefusal: boolean
  /** It knows no such object. */
  readonly isMissing: boolean
  /** It repeated the first answer that it gave to this key: the key will never do anything else. */
  readonly isRepeated: boolean

  constructor(message: string, { isRefusal, isMissing = false, isRepeated = false }: Kind) {
    super(message)
    this.isRefusal = isRefusal
    this.isMissing = isMissing
    this.isRepeated = isRepeated
  }
}

/** No answer came: the call may or may not have been carried out. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

export const isProviderError = (error: unknown): error is ProviderAnswered | ProviderSilent =>
  error instanceof ProviderAnswered || error instanceof ProviderSilent

/** Turns the package's errors into the two that use cases tell apart. */
export function answeredBy(error: unknown): never {
  const { errors } = Stripe
  if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError)
    throw new ProviderAnswered(error.message, { isRefusal: true, isMissing: error.code === 'resource_missing' })
  if (error instanceof errors.StripeConnectionError) throw new ProviderSilent(error.message)
  // Another request with the same key is still at work: its outcome is not known yet.
  if (error instanceof errors.StripeError && error.code === 'idempotency_key_in_use')
    throw new ProviderSilent(error.message)
  if (error instanceof errors.StripeError) throw new ProviderAnswered(error.message, { isRefusal: false })
  throw error
}
