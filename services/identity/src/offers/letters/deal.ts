import type { PublicOffer } from '@storyright/contracts/events'
import { type OfferSide, page } from '@storyright/contracts/vocabulary'
import type { Letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import type { Person } from '../../people/person.ts'

/** One side of an offer, as letters speak of it. */
export interface Party {
  /** For the greeting. */
  firstName: string
  /** With the firm, if there is one; `null` once the account is closed. */
  fullName: string | null
  firm: string | null
  /** Where this side reads the very offer, and continues. */
  pageUrl: string
}

/** An offer with both its sides, at the moment of writing. */
export interface Deal {
  offer: PublicOffer
  producer: Party
  agent: Party
  now: Date
  publicUrl: string
  /** Where both sides negotiate. */
  roomUrl: string
}

/** Each side's letter about a step; a side that is left out gets none. */
export interface Correspondence {
  producer?: Letter
  agent?: Letter
}

/** Both sides of an offer with their pages on the site. */
export function dealOf(
  publicUrl: string,
  { offer, now, producer, agent }: Pick<Deal, 'offer' | 'now'> & Record<'producer' | 'agent', Person | null>,
): Deal {
  return {
    offer,
    now,
    publicUrl,
    roomUrl: `${publicUrl}${page('offerRoom').path.replace(':offerId', offer.id)}`,
    producer: partyOf(producer, `${publicUrl}${page('mySubmissions').path}?offer=${offer.id}`),
    agent: partyOf(agent, `${publicUrl}${page('agentDashboard').path}?tab=submissions&offer=${offer.id}`),
  }
}

function partyOf(person: Person | null, pageUrl: string): Party {
  const { firstName = '', lastName = '', companyName = null } = person ?? {}
  const name = oneLine(`${firstName} ${lastName}`)
  const firm = companyName && oneLine(companyName)
  const signature = firm ? `${name} (${firm})` : name
  return { firstName, firm, fullName: name === '' ? null : signature, pageUrl }
}

/** An author's name, with the role. */
export const writerOf = ({ fullName }: Party, role: OfferSide): string =>
  fullName === null ? `The ${role}` : `${fullName}, ${role},`

export const titleOf = ({ offer }: Deal) => `“${oneLine(offer.listingTitle)}”`
