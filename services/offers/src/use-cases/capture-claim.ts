import { isProviderError, ProviderAnswered } from '@storyright/card-provider'
import { undoClaim } from '../claims/undo-claim.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { closedAs } from '../offers/offer.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { closeCapture, openCapture } from '../payments/hold.store.ts'
import { feePence, type Hold } from '../payments/hold.ts'
import { type Intent, providerKey } from '../payments/provider.ts'
import { followIntent } from '../payments-sync/apply-payment-intent.ts'
import { releaseSoon } from '../payments-sync/release-holds.ts'

/** A capture number's first response is never a replay, so more than two are hardly ever needed. */
const MOST_TURNS = 5

/** One numbered capture attempt; each hold has at most one open. */
interface Capture {
  hold: Hold
  number: number
  /** Where less is taken than is held. */
  part?: number
}

/**
 * Captures the money of a claimed offer and commits. Throws the refusal when the provider refuses (the claim is undone) and
 * 503 when the outcome is unknown (the claim stays, and the upkeep retries). Safe to run in several processes at once.
 */
export async function captureClaim(deps: Deps, offerId: string): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const capture = await begin(deps, offerId)
    if (!capture || (await ask(deps, capture)) === 'done') return
  }
  throw unknown()
}

/**
 * Begins to capture a claimed offer, or joins a capture in progress. From here on the claim stays until the outcome of this
 * number is written. Returns nothing when the offer is accepted already; throws when the claim has been undone.
 */
const begin = ({ transaction, clock }: Deps, offerId: string): Promise<Capture | undefined> =>
  transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const { claim, hold, status } = offer
    if (!claim) throw undone(status)
    if (claim.committedAt) return undefined
    await tx.claim.update({ where: { offerId }, data: { workedAt: clock(), steps: { increment: 1 } } })
    const number = numberToAsk(hold)
    if (!hold.captureIsOpen && !(await openCapture(tx, hold, number))) throw unknown()
    // The same number always asks for the same: no round changes while the claim stands.
    const fee = feePence(offer)
    return { hold, number, ...(fee < hold.amountPence && { part: fee }) }
  })

function undone(status: OfferWithHolds['status']) {
  if (status === 'expired') return offerRefusals.holdGone()
  return status === 'pending' ? offerRefusals.captureRefused() : closedAs(status)
}

/** Captures under one number and records the outcome. Retries use the same idempotency key. */
async function ask(deps: Deps, capture: Capture): Promise<'done' | 'look again'> {
  const { hold, number, part } = capture
  await deps.checkpoint('before the capture')
  try {
    const intent = await deps.provider.capture(hold.intentId!, providerKey(hold, 'capture', number), part)
    await deps.checkpoint('after the capture')
    if (stepAfter('captured', intent.state) !== 'follow') throw unknown()
    return await follow(deps, capture, intent)
  } catch (error) {
    if (error instanceof ProviderAnswered) return afterError(deps, capture, error)
    throw isProviderError(error) ? unknown() : error
  }
}

/** After an error response only the payment itself shows what happened. */
async function afterError(deps: Deps, capture: Capture, error: ProviderAnswered): Promise<'done' | 'look again'> {
  const intent = await readAgain(deps, capture.hold, error)
  await deps.checkpoint('after reading the hold again')
  switch (stepAfter(answerIn(error), intent.state)) {
    case 'follow':
      return follow(deps, capture, intent)
    case 'undo':
      return undo(deps, capture, intent, error)
    case 'begin the next':
      await deps.transaction((tx) => closeCapture(tx, capture.hold, capture.number))
      return 'look again'
    case 'ask again later':
      throw unknown()
  }
}

/** Records how the hold ended. */
async function follow(deps: Deps, { hold }: Capture, intent: Intent): Promise<'done'> {
  await deps.transaction((tx) => followIntent(deps, tx, { hold, intent }))
  await deps.checkpoint('after the commit')
  if (intent.state === 'gone') throw offerRefusals.holdGone()
  return 'done'
}

async function undo(deps: Deps, capture: Capture, { state }: Intent, error: ProviderAnswered): Promise<'look again'> {
  const isHeld = state === 'held'
  const because = isHeld ? error.userMessage : 'The money is not held.'
  const isUndone = await deps.transaction((tx) => undoClaim(deps, tx, { ...capture, because, isHeld }))
  if (!isUndone) return 'look again'
  await deps.checkpoint('after undoing the claim')
  if (!isHeld) {
    await releaseSoon(deps, [capture.hold.offerId])
    throw offerRefusals.holdGone()
  }
  throw offerRefusals.captureRefused({ message: `${offerRefusals.captureRefused().message} ${error.userMessage}` })
}

/** The outcome of a capture is unknown for now. */
const unknown = () => offerRefusals.captureUnknown({ retryAfterSeconds: 5 })

/** Reads the payment after the provider has responded to a capture with an error. */
function readAgain(deps: Pick<Deps, 'provider'>, hold: Hold, error: ProviderAnswered): Promise<Intent> {
  return (error.hasRunOut ? letGo : read)(deps, hold)
}

/** The charge has run out and the provider has not ended the hold yet: it can only be ended, whoever does it. */
async function letGo(deps: Pick<Deps, 'provider'>, hold: Hold): Promise<Intent> {
  try {
    return await deps.provider.cancel(hold.intentId!, providerKey(hold, 'release', hold.releaseAttempt))
  } catch (error) {
    if (isProviderError(error)) return read(deps, hold)
    throw error
  }
}

async function read({ provider }: Pick<Deps, 'provider'>, hold: Hold): Promise<Intent> {
  try {
    return await provider.read(hold.intentId!)
  } catch (error) {
    throw isProviderError(error) ? unknown() : error
  }
}

/** The provider's response to a numbered capture. */
export type Answer =
  | 'captured'
  /** It refused; a retry under this number gets the same response. */
  | 'refused'
  /** It replayed a failure of its own as the first response: this number will never succeed. */
  | 'failed for good'
  /** No response, or an inconclusive one. The capture may still happen. */
  | 'unknown'

interface CaptureAnswer {
  status: number | null
  isRefusal: boolean
  isRepeated: boolean
}

/** What the provider's error response means for the capture. */
export function answerIn({ status, isRefusal, isRepeated }: CaptureAnswer): Answer {
  if (isRefusal) return 'refused'
  return isRepeated && status !== null && status >= 500 ? 'failed for good' : 'unknown'
}

/** The number to use: one without a recorded outcome is retried before the next is begun. */
export function numberToAsk({ captureAttempt, captureIsOpen }: Pick<Hold, 'captureAttempt' | 'captureIsOpen'>): number {
  return captureIsOpen ? captureAttempt : captureAttempt + 1
}

type Step =
  /** The payment has ended: our books follow it. */
  | 'follow'
  /** The number is closed and the claim goes, together. */
  | 'undo'
  /** The number is closed, the claim stays, and the next number begins. */
  | 'begin the next'
  /** The number stays open. */
  | 'ask again later'

/** The next step, given the response and the payment's state after it. */
export function stepAfter(answer: Answer, now: Intent['state']): Step {
  if (now === 'captured' || now === 'gone') return 'follow'
  if (answer === 'refused') return 'undo'
  return answer === 'failed for good' ? 'begin the next' : 'ask again later'
}
