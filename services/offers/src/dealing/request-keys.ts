import { createHash } from 'node:crypto'
import type { OfferForm } from '@storyright/contracts/http'
import type { Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'

interface KeyedRequest {
  producerId: string
  key: string
  form: OfferForm
}

/** Reads the header; `undefined` when there is none. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw offerRefusals.keyNotValid()
  return header
}

/** Notes a request before its offer is written; answers the offer of an equal request that was quicker. */
export async function rememberRequest(
  tx: Tx,
  { producerId, key, form }: KeyedRequest,
  { offerId, at: createdAt }: { offerId: string; at: Date },
): Promise<string | undefined> {
  const requestHash = createHash('sha256').update(JSON.stringify(form)).digest('hex')
  const data = { producerId, key, offerId, createdAt, requestHash }
  const noted = await tx.requestKey.createMany({ data, skipDuplicates: true })
  if (noted.count > 0) return undefined
  const known = await tx.requestKey.findUnique({ where: { producerId_key: { producerId, key } } })
  if (known && known.requestHash !== requestHash) throw offerRefusals.keyUsedOtherwise()
  return known?.offerId
}
