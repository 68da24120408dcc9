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
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { activatedLetter } from './letters/activated.ts'
import { cancelledLetter } from './letters/cancelled.ts'
import { cardExpiringLetter } from './letters/card-expiring.ts'
import { expiredLetter } from './letters/expired.ts'
import { grantedLetter } from './letters/granted.ts'
import type { LetterOn } from './letters/occasion.ts'
import { pausedLetter, unpausedLetter } from './letters/paused.ts'
import { paymentRefundedLetter, refundedLetter } from './letters/refunded.ts'
import { confirmationLetter, renewalFailedLetter, renewalStillFailedLetter } from './letters/renewal-failed.ts'
import { renewalNearLetter } from './letters/renewal-near.ts'
import { renewedLetter } from './letters/renewed.ts'
import { resumedLetter } from './letters/resumed.ts'
import { type WritingDeps, writeToMember } from './write-to-member.ts'

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
  const telling = (letterOn: LetterOn) => follow(letterOn, { asks: false })
  const asking = (letterOn: LetterOn) => follow(letterOn, { asks: true })
  return [
    on(membershipActivated, telling(activatedLetter)),
    on(membershipRenewed, telling(renewedLetter)),
    on(membershipCancelled, telling(cancelledLetter)),
    on(membershipResumed, telling(resumedLetter)),
    on(membershipExpired, telling(expiredLetter)),
    on(membershipRefunded, telling(refundedLetter)),
    on(membershipPaymentRefunded, telling(paymentRefundedLetter)),
    on(membershipPaused, telling(pausedLetter)),
    on(membershipUnpaused, telling(unpausedLetter)),
    on(membershipGranted, telling(grantedLetter)),
    on(renewalNear, asking(renewalNearLetter)),
    on(cardExpiring, asking(cardExpiringLetter)),
    on(renewalFailed, asking(renewalFailedLetter)),
    on(renewalStillFailed, asking(renewalStillFailedLetter)),
    on(renewalNeedsConfirmation, asking(confirmationLetter)),
    on(membershipChanged, keep),
    on(membershipSnapshot, keep),
  ]
}
