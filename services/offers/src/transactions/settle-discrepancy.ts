import { isProviderError, ProviderAnswered } from '@storyright/card-provider'
import { refusals, type Settlement, type Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry, because } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { getOffer, lockOffer } from '../offers/offer.store.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { asDiscrepancy, type Discrepancy } from '../payments/discrepancy.store.ts'
import { nextAttempt } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { isAllBack } from '../payments/money-back.ts'
import type { Intent } from '../payments/provider.ts'
import { followIntent } from '../payments-sync/apply-payment-intent.ts'
import { lookAtPayment } from '../payments-sync/sync-payment.ts'
import { chooseUnderLock } from '../use-cases/choose-after-return.ts'
import { acceptAfterAll, settlementsNow } from './discrepancies.ts'

interface Choice {
  id: string
  viewer: Viewer
  how: Settlement
  note: string
}

/**
 * Settles a discrepancy as an administrator chose. A refund is recorded first, then requested: when the provider does not
 * respond it stays recorded, and repeating the request finishes it. Before an offer is accepted its payment is read.
 */
export async function settleDiscrepancy(deps: Deps, choice: Choice): Promise<void> {
  if (choice.how === 'accept') await lookAtCapture(deps, choice.id)
  const captured = await deps.transaction((tx) => choose(tx, deps, choice))
  await deps.checkpoint('after choosing how to settle')
  if (captured) await refundCapture(deps, { discrepancyId: choice.id, hold: captured })
}

/** Money that has gone back since we last heard of it makes no deal. Throws 503 when the provider does not respond. */
async function lookAtCapture(deps: Deps, id: string): Promise<void> {
  const found = await deps.db.discrepancy.findUnique({ where: { id } })
  if (!found?.offerId || found.settledAt) return
  const hold = namedHold(await getOffer(deps.db, found.offerId), found)
  if (hold) await lookAtPayment(deps, hold)
}

/** The captured hold that a discrepancy is about; an older one may be captured beside the newest. */
const namedHold = ({ holds }: OfferWithHolds, { intentId }: Pick<Discrepancy, 'intentId'>): Hold | undefined =>
  holds.find((hold) => hold.status === 'captured' && (intentId === null || hold.intentId === intentId))

/** Makes the choice under the listing's lock; returns the hold that is to be refunded. */
async function choose(tx: Tx, deps: Deps, choice: Choice): Promise<Hold | undefined> {
  const { id, how, viewer } = choice
  const found = await tx.discrepancy.findUnique({ where: { id } })
  if (!found) throw refusals.notFound()
  const offer = found.offerId === null ? undefined : await lockOffer(tx, found.offerId)
  const row = asDiscrepancy(await tx.discrepancy.findUniqueOrThrow({ where: { id } }))
  const toRefund = how === 'refund' && offer ? namedHold(offer, row) : undefined
  if (row.settlement === how) return row.settledAt ? undefined : toRefund // asked again
  if (row.settledAt) throw offerRefusals.settledAlready()
  const isPossible = (await settlementsNow(tx, row)).includes(how)
  if (!isPossible || (how === 'refund' && !toRefund)) throw offerRefusals.cannotSettle()
  const feeChoice = how === 'end_option' ? 'end' : how === 'keep_option' ? 'keep' : null
  await write(tx, deps, row, choice)
  if (feeChoice) await chooseUnderLock(tx, deps, { offer: offer!, choice: feeChoice, note: choice.note })
  if (how === 'accept') await acceptAfterAll(deps, tx, { offer: offer!, claimedBy: viewer.id, reason: choice.note })
  return toRefund
}

/** Records who chose what, and why. A refund is settled once the provider confirms that everything was refunded. */
async function write(
  tx: Tx,
  { clock }: Deps,
  { id, offerId, kind, intentId }: Discrepancy,
  { how, note, viewer }: Choice,
): Promise<void> {
  const at = clock()
  const written = await tx.discrepancy.updateMany({
    where: { id, settledAt: null, settlement: null },
    data: {
      settlement: how,
      settledBy: viewer.id,
      settledNote: note,
      ...(how !== 'refund' && { settledAt: at }),
    },
  })
  if (written.count === 0) throw offerRefusals.settledAlready()
  const before = { discrepancyId: id, kind, intentId }
  const after = { ...before, settlement: how, ...because(note) }
  await addAuditEntry(tx, { action: 'discrepancy.settled', offerId, actorId: viewer.id, before, after }, at)
}

interface RefundCaptureInput {
  discrepancyId: string
  hold: Hold
}

/**
 * Refunds a captured hold in full, under the idempotency key of the discrepancy that it settles, and updates our books. May
 * be repeated until it is done: the remaining amount can only be refunded once.
 */
async function refundCapture(deps: Deps, refunding: RefundCaptureInput): Promise<void> {
  await deps.checkpoint('before the refund')
  const intent = await refund(deps, refunding)
  await deps.checkpoint('after the refund')
  await deps.transaction((tx) => followIntent(deps, tx, { hold: refunding.hold, intent }))
}

async function refund(deps: Deps, refunding: RefundCaptureInput): Promise<Intent> {
  const { hold } = refunding
  const intent = await ask(deps, refunding)
  if (isAllBack(hold, intent)) return intent
  // A bank sent the money back since this key was answered: under it the provider would tell of that refund for ever.
  const { releaseAttempt } = await nextAttempt(deps.db, hold, 'releaseAttempt')
  return ask(deps, { ...refunding, hold: { ...hold, releaseAttempt } })
}

async function ask(deps: Deps, refunding: RefundCaptureInput): Promise<Intent> {
  const { provider } = deps
  const { discrepancyId, hold } = refunding
  const intentId = hold.intentId!
  try {
    return await provider.refund(intentId, `discrepancy-${discrepancyId}-refund-${hold.releaseAttempt}`)
  } catch (error) {
    if (!isProviderError(error)) throw error
    const intent = await read(deps, intentId)
    if (isAllBack(hold, intent)) return intent // another request was faster
    return notYet(deps, refunding, error)
  }
}

/** Unread, a refusal may mean that the money is back already: then the choice has to stay. */
async function read({ provider }: Deps, intentId: string): Promise<Intent> {
  try {
    return await provider.read(intentId)
  } catch (error) {
    throw isProviderError(error) ? silent() : error
  }
}

const silent = () => offerRefusals.providerSilent({ retryAfterSeconds: 5 })

/** A key whose answer is known is used up; after a refusal the administrator may choose otherwise. */
async function notYet({ db }: Deps, { discrepancyId: id, hold }: RefundCaptureInput, error: Error): Promise<never> {
  const answered = error instanceof ProviderAnswered ? error : undefined
  if (answered?.isRefusal || answered?.isRepeated) await nextAttempt(db, hold, 'releaseAttempt')
  if (!answered?.isRefusal) throw silent()
  await db.discrepancy.updateMany({
    where: { id, settledAt: null },
    data: { settlement: null, settledBy: null, settledNote: null },
  })
  throw offerRefusals.refundRefused({ message: `${offerRefusals.refundRefused().message} ${answered.userMessage}` })
}
