import { undoClaim } from '../acceptance/undo-claim.ts'
import { followIntent } from '../bookkeeping/follow-intent.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { closeCapture } from '../payments/hold.store.ts'
import { providerKey } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'
import { isProviderError, ProviderAnswered } from '../payments/provider-error.ts'
import { beginCapture, type Capture } from './begin-capture.ts'
import { answerIn, stepAfter } from './capture-steps.ts'

/** A number's first answer is never a repeated one, so that hardly anything needs more than two. */
const MOST_TURNS = 5

/**
 * Takes the money of a claimed offer and commits. Throws the refusal when the provider refuses (the claim is undone) and a
 * 503 when it does not say (the claim stays, and the upkeep calls this again). Any number of processes may do it at once.
 */
export const captureClaim =
  (deps: Deps) =>
  async (offerId: string): Promise<void> => {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const capture = await beginCapture(deps)(offerId)
      if (!capture || (await ask(deps, capture)) === 'done') return
    }
    throw unknown()
  }

/** Asks under one number and writes what came of it. The key is the number's own, however often it is asked. */
async function ask(deps: Deps, capture: Capture): Promise<'done' | 'look again'> {
  const { hold, number } = capture
  await deps.checkpoint('before the capture')
  try {
    const intent = await deps.provider.capture(hold.intentId!, providerKey(hold, 'capture', number))
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
      await deps.transaction((tx) => closeCapture(tx, capture.hold, capture.number))
      return 'look again'
    case 'ask again later':
      throw unknown()
  }
}

/** Writes down how the hold ended. */
async function follow(deps: Deps, { hold }: Capture, intent: Intent): Promise<'done'> {
  await deps.transaction((tx) => followIntent(deps)(tx, { hold, intent }))
  await deps.checkpoint('after the commit')
  if (intent.state === 'gone') throw offerRefusals.holdGone()
  return 'done'
}

async function undo(deps: Deps, capture: Capture, { state }: Intent, error: ProviderAnswered): Promise<'look again'> {
  const isHeld = state === 'held'
  const because = isHeld ? error.says : 'The money is not held.'
  const isUndone = await deps.transaction((tx) => undoClaim(deps)(tx, { ...capture, because }))
  if (!isUndone) return 'look again'
  await deps.checkpoint('after undoing the claim')
  if (!isHeld) throw offerRefusals.notHeld()
  throw offerRefusals.captureRefused({ says: `${offerRefusals.captureRefused().message} ${error.says}` })
}

/** The charge has run out and the provider has not ended the hold yet: it can only be ended, whoever does it. */
async function letGo(deps: Deps, capture: Capture): Promise<Intent> {
  const { hold } = capture
  try {
    return await deps.provider.cancel(hold.intentId!, providerKey(hold, 'release', hold.releaseAttempt))
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
