import { agreementSigned } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import { requireSide } from '../offers/offer.ts'
import { maySign } from '../offers/option.ts'
import { requireOwnName } from '../people/own-name.ts'
import { agreementFile } from './signed-file.ts'

interface SignAgreementInput {
  offerId: string
  viewer: Viewer
  /** What the signer typed. */
  name: string
  /** Of the text that the signer read, where that is known. */
  textHash?: string | null | undefined
}

/** Signs the agreement for one of its two parties, in that person's own name. With the second signature the file is kept. */
export async function signAgreement(deps: Deps, signing: SignAgreementInput): Promise<void> {
  await recordSignature(deps, signing)
  await keepWhenSigned(deps, signing.offerId)
}

/** Signs; the file is written later, when the agreement is first read. */
export function recordSignature(
  { transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { offerId, viewer, name, textHash }: SignAgreementInput,
): Promise<void> {
  return transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const side = requireSide(offer, viewer, offerRefusals.onlyParties)
    const agreement = await tx.agreement.findUnique({ where: { offerId } })
    if (!agreement) throw offerRefusals.agreementNotThere()
    if (agreement[`${side}SignedAt`]) throw offerRefusals.alreadySigned()
    const at = clock()
    if (!maySign(offer, at)) throw offerRefusals.optionOver()
    requireOwnName(await tx.person.findUnique({ where: { id: viewer.id } }), name)
    if (textHash && textHash !== agreement.textHash) throw offerRefusals.otherText()
    await tx.agreement.update({ where: { offerId }, data: { [`${side}Name`]: name, [`${side}SignedAt`]: at } })
    await changeOffer(tx, outbox, offer, { at, moment: `signed_by_${side}`, event: agreementSigned })
  })
}

/** Nothing is lost when this fails: the first read of the agreement stores it. */
async function keepWhenSigned(deps: Deps, offerId: string): Promise<void> {
  try {
    const agreement = await deps.db.agreement.findUniqueOrThrow({ where: { offerId } })
    if (!agreement.producerSignedAt || !agreement.agentSignedAt) return
    const { content } = await agreementFile(deps, agreement)
    content.destroy()
  } catch (error) {
    deps.logger.warn({ offerId, err: error }, 'The signed agreement is kept later')
  }
}
