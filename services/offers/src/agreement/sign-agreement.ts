import { Readable } from 'node:stream'
import { agreementSigned } from '@storyright/contracts/events'
import { nameKey, offerMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Agreement } from '../generated/client.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import { requireSide } from '../offers/offer.ts'
import { maySign } from '../offers/option.ts'
import type { PersonRow } from '../people/names.ts'
import { renderAgreement, type Signature } from './pdf/render-agreement.ts'
import { writtenOf } from './write-agreement.ts'

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

export type AgreementFileDeps = Pick<Deps, 'db' | 'files'>

/** The agreement as it stands. Once both have signed it is a file that is kept, and stays the same. */
export async function agreementFile(
  deps: AgreementFileDeps,
  agreement: Agreement,
): Promise<{ size: number; content: Readable }> {
  const kept = agreement.signedFile && (await deps.files.get(agreement.signedFile))
  if (kept) return kept
  const pdf = await renderAgreement(signedOf(agreement))
  if (agreement.producerSignedAt && agreement.agentSignedAt) await keep(deps, agreement, pdf)
  return { size: pdf.length, content: Readable.from([pdf]) }
}

/** The same agreement gives the same bytes, so of two who keep it at once the later one's file is not missed. */
async function keep(
  { db, files }: AgreementFileDeps,
  { offerId, signedFile: missing }: Agreement,
  pdf: Buffer,
): Promise<void> {
  const signedFile = await files.put(Readable.from([pdf]))
  const { count } = await db.agreement.updateMany({ where: { offerId, signedFile: missing }, data: { signedFile } })
  if (count === 0) await files.remove(signedFile)
}

export function signedOf(row: Agreement) {
  const { textHash, writtenAt, producerName, producerSignedAt, agentName, agentSignedAt } = row
  return {
    ...writtenOf(row),
    textHash,
    writtenAt,
    producer: signatureOf(producerName, producerSignedAt),
    agent: signatureOf(agentName, agentSignedAt),
  }
}

const signatureOf = (name: string | null, at: Date | null): Signature | null => (name && at ? { name, at } : null)

/** Refuses a typed name that is not the person's own as the account has it; `nameKey` says what does not matter. */
function requireOwnName(person: Pick<PersonRow, 'firstName' | 'lastName'> | null, typed: string): void {
  const own = person ? nameKey(`${person.firstName} ${person.lastName}`) : ''
  if (!own) throw refusals.unavailable({ retryAfterSeconds: 2 }) // identity's event for this account is still on its way
  if (nameKey(typed) === own) return
  const message = offerMessages.nameNotOwn
  throw refusals.validationFailed({ message, errors: [{ path: 'name', message }] })
}
