import {
  cardExpiring,
  type Envelope,
  type Membership,
  membershipActivated,
  membershipCancelled,
  membershipChanged,
  membershipExpired,
  membershipGranted,
  membershipPaused,
  membershipPaymentRefunded,
  membershipRefunded,
  membershipRenewed,
  membershipResumed,
  membershipSnapshot,
  membershipUnpaused,
  renewalFailed,
  renewalNear,
  renewalNeedsConfirmation,
  renewalStillFailed,
  sessionsChanged,
} from '@storyright/contracts/events'
import type { AccountStatus } from '@storyright/contracts/vocabulary'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isWithinMaxAge } from '../mail/max-age.ts'
import {
  activatedLetter,
  cancelledLetter,
  expiredLetter,
  grantedLetter,
  pausedLetter,
  resumedLetter,
  unpausedLetter,
} from './letters/membership.ts'
import { type LetterOn, membershipPages } from './letters/occasion.ts'
import { paymentRefundedLetter, refundedLetter } from './letters/refunded.ts'
import {
  cardExpiringLetter,
  confirmationLetter,
  renewalFailedLetter,
  renewalNearLetter,
  renewalStillFailedLetter,
  renewedLetter,
} from './letters/renewals.ts'

/** Keeps each person's premium expiry, from membership's latest event, and mails the member about each step. */
export function membershipSubscriptions(deps: WritingDeps & Pick<Deps, 'outbox'>): Subscription<Tx>[] {
  const keep = async ({ subject, entityversion, data }: Envelope<Membership>, tx: Tx) => {
    const until = data.premiumExpiresAt === null ? null : new Date(data.premiumExpiresAt)
    const isNewest = await deps.people.keepMembership(tx, subject, entityversion, until)
    if (isNewest) await deps.outbox.add(tx, [sessionsChanged({ userId: subject })])
  }
  const follow =
    (letterOn: LetterOn, { asks }: { asks: boolean }) =>
    async (event: Envelope<Membership>, tx: Tx) => {
      await keep(event, tx)
      await writeToMember(deps, { event, letterOn, asks }, tx)
    }
  const followQuietly = (letterOn: LetterOn) => follow(letterOn, { asks: false })
  const asking = (letterOn: LetterOn) => follow(letterOn, { asks: true })
  return [
    on(membershipActivated, followQuietly(activatedLetter)),
    on(membershipRenewed, followQuietly(renewedLetter)),
    on(membershipCancelled, followQuietly(cancelledLetter)),
    on(membershipResumed, followQuietly(resumedLetter)),
    on(membershipExpired, followQuietly(expiredLetter)),
    on(membershipRefunded, followQuietly(refundedLetter)),
    on(membershipPaymentRefunded, followQuietly(paymentRefundedLetter)),
    on(membershipPaused, followQuietly(pausedLetter)),
    on(membershipUnpaused, followQuietly(unpausedLetter)),
    on(membershipGranted, followQuietly(grantedLetter)),
    on(renewalNear, asking(renewalNearLetter)),
    on(cardExpiring, asking(cardExpiringLetter)),
    on(renewalFailed, asking(renewalFailedLetter)),
    on(renewalStillFailed, asking(renewalStillFailedLetter)),
    on(renewalNeedsConfirmation, asking(confirmationLetter)),
    on(membershipChanged, keep),
    on(membershipSnapshot, keep),
  ]
}

interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

/** A suspended member is charged nothing, but is notified of the pause and refunded all the same. */
const mayBeWritten: readonly AccountStatus[] = ['active', 'suspended']

interface About {
  event: Envelope<Membership>
  letterOn: LetterOn
  /** Not written when a newer event has moved the end of premium: what it asks for is done, or too late. */
  asks: boolean
}

/** Mails a member about a new step of the membership; not to an unconfirmed or closed account. */
async function writeToMember(
  { people, mails, clock, publicUrl }: WritingDeps,
  { event, letterOn, asks }: About,
  tx: Tx,
): Promise<void> {
  const now = clock()
  if (!isWithinMaxAge(event, now)) return
  const member = await people.lock(tx, event.subject) // an account closing right now gets no mail
  if (!member || !mayBeWritten.includes(member.status)) return
  if (asks && endOf(event.data) !== member.premiumExpiresAt?.getTime()) return
  const letter = letterOn({ membership: event.data, member, now, ...membershipPages(publicUrl) })
  if (letter) await mails.queue(tx, member, letter, now)
}

const endOf = ({ premiumExpiresAt }: Membership) =>
  premiumExpiresAt === null ? undefined : Date.parse(premiumExpiresAt)
