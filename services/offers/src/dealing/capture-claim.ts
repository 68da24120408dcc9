import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { followIntent } from '../bookkeeping/follow-intent.ts'
import { providerKey } from '../payments/keys.ts'
import type { Intent } from '../payments/provider.ts'
import { isProviderError, ProviderAnswered } from '../payments/provider-error.ts'
import { beginCapture, type Capture, closeCapture } from '../acceptance/capture-numbers.ts'
import { answerIn, stepAfter } from './capture-steps.ts'
import { undoClaim } from '../acceptance/undo-claim.ts'

/** A number's first answer is never a repeated one, so that hardly anything needs more than two. */
const MOST_TURNS = 5

/**
 * Takes the money of a claimed offer and commits. Throws the refusal when the provider refuses (the claim is undone) and a
 * 503 when it does not say (the claim stays, and the upkeep calls this again). Any number of processes may do it at once.
 */
export async function captureClaim(deps: Deps, offerId: string): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const capture = await beginCapture(deps, offerId)
    if (!capture || (await ask(deps, capture)) === 'done') return
  }
  throw unknown()
}

/** Asks under one number and writes what came of it. The key is the number's own, however often it is asked. */
async function ask(deps: Deps, capture: Capture): Promise<'done' | 'look again'> {
  const { offerId, intentId, number } = capture.hold
  await deps.checkpoint('before the capture')
  try {
    const intent = await deps.provider.capture(intentId!, providerKey(offerId, number, 'capture', capture.number))
    await deps.checkpoint('after the capture')
    if (stepAfter('captured', intent.state) !== 'follow') throw unknown()
    return await follow(deps, capture, intent)
  } catch (error) {
    if (error instanceof ProviderAnswered) return afterError(deps, capture, error)
    throw isProviderError(error) ? unknown() : error
  }
}

/** An error was answered: only the hold itself says what became of it. */
async function afterError(deps: Deps, capture: Capture, error: ProviderAnswered): Promise<'done' | 'look again'> {
  const intent = await (error.hasRunOut ? letGo : read)(deps, capture)
  await deps.checkpoint('after reading the hold again')
  switch (stepAfter(answerIn(error), intent.state)) {
    case 'follow':
      return follow(deps, capture, intent)
    case 'undo':
      return undo(deps, capture, intent, error)
    case 'begin the next':
      await deps.transaction((tx) => closeCapture(tx, capture))
      return 'look again'
    case 'ask again later':
      throw unknown()
  }
}

/** Writes down how the hold ended. */
async function follow(deps: Deps, { hold }: Capture, intent: Intent): Promise<'done'> {
  await deps.transaction((tx) => followIntent(tx, deps, { offerId: hold.offerId, number: hold.number, intent }))
  await deps.checkpoint('after the commit')
  if (intent.state === 'gone') throw offerRefusals.holdGone()
  return 'done'
}

async function undo(
  deps: Deps,
  capture: Capture,
  { state }: Intent,
  { says }: ProviderAnswered,
): Promise<'look again'> {
  const isHeld = state === 'held'
  const isUndone = await deps.transaction((tx) => undoClaim(tx, deps, capture, isHeld ? says : notHeld))
  if (!isUndone) return 'look again'
  await deps.checkpoint('after undoing the claim')
  if (!isHeld) throw offerRefusals.notHeld()
  throw offerRefusals.captureRefused({ says: `${offerRefusals.captureRefused().message} ${says}` })
}

const notHeld = 'The money is not held.'

/** The charge has run out and the provider has not ended the hold yet: it can only be ended, whoever does it. */
async function letGo(deps: Deps, capture: Capture): Promise<Intent> {
  const { offerId, intentId, number, releaseAttempt } = capture.hold
  try {
    return await deps.provider.cancel(intentId!, providerKey(offerId, number, 'release', releaseAttempt))
  } catch (error) {
    if (isProviderError(error)) return read(deps, capture)
    throw error
  }
}

async function read({ provider }: Deps, { hold }: Capture): Promise<Intent> {
  try {
    return await provider.read(hold.intentId!)
  } catch (error) {
    throw isProviderError(error) ? unknown() : error
  }
}

const unknown = () => offerRefusals.captureUnknown({ retryAfterSeconds: 5 })
