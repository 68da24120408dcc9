import { createHash } from 'node:crypto'
import type { Deal } from '@storyright/contracts/vocabulary'
import { formatBook } from '@storyright/rights'
import { Prisma } from '../generated/client.ts'
import { scopeOf } from '../rights/scope.ts'
import type { OfferRecord } from './records.ts'

/** What an offer keeps of its deal. */
export const keptDeal = (deal: Deal | null) =>
  deal === null ? Prisma.DbNull : (deal as object as Prisma.InputJsonObject)

type Offered = Pick<OfferRecord, 'offerPrice' | 'optionPeriod' | 'terms' | 'scope' | 'deal'>

/** By this both sides know that they read the same terms. */
export function dealHashOf(offer: Offered): string {
  const { offerPrice: fee, optionPeriod: months, deal } = offer
  return createHash('sha256')
    .update(canonicalJson({ fee, months, scope: formatBook(scopeOf(offer)), deal }))
    .digest('hex')
}

/** RFC 8785: the fields of every object in one order, nothing between them. Names are plain ASCII here, numbers as JSON has them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, own]) => own !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, own]) => `${JSON.stringify(name)}:${canonicalJson(own)}`).join(',')}}`
}
