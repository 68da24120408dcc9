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

/** The offer that an earlier, equal request made. */
async function rememberedOffer(tx: Tx, request: KeyedRequest): Promise<string | undefined> {
  const { producerId, key } = request
  const known = await tx.requestKey.findUnique({ where: { producerId_key: { producerId, key } } })
  if (known && known.requestHash !== hashOf(request)) throw offerRefusals.keyUsedOtherwise()
  return known?.offerId
}

/** Notes a request before its offer is written; answers the offer of an equal request that was quicker. */
export async function rememberRequest(
  tx: Tx,
  request: KeyedRequest,
  offerId: string,
  createdAt: Date,
): Promise<string | undefined> {
  const { producerId, key } = request
  const noted = await tx.requestKey.createMany({
    data: { producerId, key, offerId, createdAt, requestHash: hashOf(request) },
    skipDuplicates: true,
  })
  return noted.count > 0 ? undefined : rememberedOffer(tx, request)
}

const hashOf = ({ form }: KeyedRequest) => createHash('sha256').update(JSON.stringify(form)).digest('hex')
