import { isKnownPaymentCode, paymentSentence } from '@storyright/contracts/vocabulary'
import Stripe from 'stripe'

interface Answer {
  status?: number | undefined
  code?: string | undefined
  declineCode?: string | undefined
  isRepeated?: boolean
}

const ranOut = ['charge_expired_for_capture', 'capture_charge_authorization_expired']

/** The provider responded with an error. Only reading the object again shows what happened. Its message is for logs only. */
export class ProviderAnswered extends Error {
  override name = 'ProviderAnswered'
  readonly status: number | null
  readonly code: string | null
  readonly declineCode: string | null
  /** It refused, and a retry would not help. Anything else leaves the outcome open. */
  readonly isRefusal: boolean
  /** It knows no such object. */
  readonly isMissing: boolean
  /** It replayed its first response to this idempotency key: the key will never do anything else. */
  readonly isRepeated: boolean
  /** The hold ran out before the money could be taken, although the payment may not show it yet. */
  readonly hasRunOut: boolean
  /** The sentence that people see. */
  readonly userMessage: string

  constructor(message: string, { status, code, declineCode, isRepeated = false }: Answer) {
    super(message)
    this.status = status ?? null
    this.code = code ?? null
    this.declineCode = declineCode ?? null
    this.isRefusal = status === 402 || (status === 400 && isKnownPaymentCode(code))
    this.isMissing = status === 404
    this.isRepeated = isRepeated
    this.hasRunOut = this.isRefusal && ranOut.includes(code ?? '')
    this.userMessage = paymentSentence({ code, declineCode })
  }
}

/** No response, or an inconclusive one: the call may or may not have taken effect. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
  /** Another request with the same key, or on the same object, is still at work: a moment later there is an answer. */
  readonly isAtWork: boolean

  constructor(message: string, { isAtWork = false } = {}) {
    super(message)
    this.isAtWork = isAtWork
  }
}

export const isProviderError = (error: unknown): error is ProviderAnswered | ProviderSilent =>
  error instanceof ProviderAnswered || error instanceof ProviderSilent

const atWork = ['idempotency_key_in_use', 'lock_timeout']
/** Another request is still at work, or there are too many: whatever the status. */
const inconclusive = [...atWork, 'rate_limit']

/** Turns the package's errors into the two that use cases distinguish; any other stays as it is. */
export function providerErrorOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { message, statusCode: status, code, decline_code: declineCode, headers } = error
  if (!status || status === 429 || inconclusive.includes(code ?? ''))
    return new ProviderSilent(message, { isAtWork: atWork.includes(code ?? '') })
  const isRepeated = headers?.['idempotent-replayed'] === 'true'
  return new ProviderAnswered(message, { status, code, declineCode, isRepeated })
}
