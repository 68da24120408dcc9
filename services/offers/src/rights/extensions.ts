import { addMonths, type Deal, extensionOf } from '@storyright/contracts/vocabulary'

/** The fields of an offer that decide how often its option is extended, and by how much. */
export interface Extended {
  deal: Deal | null
  offerPrice: number
  optionPeriod: number
  extensions: number
  extendedAt: Date | null
}

/** How the deal lets the option be extended. */
export const extensionTerms = ({ deal, offerPrice: fee, optionPeriod: months }: Extended) =>
  extensionOf(deal, { fee, months })

/** How often it was; a replica of the version before counts none. */
export const extensionsOf = ({ extensions, extendedAt }: Pick<Extended, 'extensions' | 'extendedAt'>): number =>
  Math.max(extensions, extendedAt ? 1 : 0)

/** How often it may still be. */
export const extensionsLeft = (offer: Extended): number =>
  Math.max(0, extensionTerms(offer).times - extensionsOf(offer))

/** Where every extension that the deal still allows would move the end to, one after the other. */
export function longestEnd(ends: Date, offer: Extended): Date {
  const { months } = extensionTerms(offer)
  let end = ends
  for (let left = extensionsLeft(offer); left > 0; left--) end = addMonths(end, months)
  return end
}
