import { refusals } from '@storyright/contracts/vocabulary'

const LONGEST = 15

/** A listing's id from an address. What is no decimal number names no listing. */
export function listingIdFrom(text: string): bigint {
  if (!/^[1-9]\d*$/.test(text) || text.length > LONGEST) throw refusals.listingNotFound()
  return BigInt(text)
}
