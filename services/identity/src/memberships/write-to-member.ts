import type { Envelope, Membership } from '@storyright/contracts/events'
import type { AccountStatus } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isNews } from '../mail/news.ts'
import { type LetterOn, membershipPages } from './letters/occasion.ts'

export interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

/** A suspended member is charged nothing, but is told of the pause and refunded all the same. */
const mayBeWritten: readonly AccountStatus[] = ['active', 'suspended']

interface About {
  event: Envelope<Membership>
  letterOn: LetterOn
  /** Not written when a newer event has moved the end of premium: what it asks for is done, or too late. */
  asks: boolean
}

/** Mails a member about a new step of the membership; not somebody whose mailbox is not confirmed, or gone. */
export async function writeToMember(
  { people, mails, clock, publicUrl }: WritingDeps,
  { event, letterOn, asks }: About,
  tx: Tx,
): Promise<void> {
  const now = clock()
  if (!isNews(event, now)) return
  const member = await people.lock(tx, event.subject) // an account closing right now gets no mail
  if (!member || !mayBeWritten.includes(member.status)) return
  if (asks && endOf(event.data) !== member.premiumExpiresAt?.getTime()) return
  const letter = letterOn({ membership: event.data, member, now, ...membershipPages(publicUrl) })
  if (letter) await mails.queue(tx, member, letter, now)
}

const endOf = ({ premiumExpiresAt }: Membership) =>
  premiumExpiresAt === null ? undefined : Date.parse(premiumExpiresAt)
