import { cardExpiring, renewalNear, renewalStillFailed } from '@storyright/contracts/events'
import { membershipTimes } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { eachMember } from '../members/for-each-member.ts'
import { changeMember, lockMember } from '../members/member.store.ts'
import { asMember } from '../members/member.ts'
import { ago, DAY_MS, later } from '../times.ts'
import { type OccasionKind, occasionsOf } from './reminder-events.ts'

const events = { renewalNear, cardExpiring, renewalStillFailed } satisfies Record<OccasionKind, unknown>

type LetterDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>

/** Publishes the reminders that are due, each once. */
export const publishOccasions = (deps: LetterDeps, signal?: AbortSignal): Promise<void> =>
  eachMember(
    deps,
    {
      read: (beyond, page) =>
        deps.db.member.findMany({
          where: { ...mayBeDue(deps), ...beyond },
          include: { letters: { select: { about: true } } },
          ...page,
        }),
      work: async ({ letters, ...row }) => {
        if (untold(occasionsOf(asMember(row), deps.clock()), letters).length > 0) await publishOne(deps, row.personId)
      },
      failing: 'A member is written to later',
    },
    signal,
  )

/** A wider net than the occasions themselves, which decide. */
function mayBeDue(deps: Pick<Deps, 'clock'>): Prisma.MemberWhereInput {
  const [firstReminder] = membershipTimes.remindDaysBefore
  const [failedFirst] = membershipTimes.failedAgainDays
  const now = deps.clock()
  const renewsSoon = { gt: now, lte: later(now, firstReminder * DAY_MS) }
  return {
    isClosed: false,
    endBecause: null,
    OR: [
      { state: 'active', paidUntil: renewsSoon },
      { state: 'past_due', renewalFailedAt: { lte: ago(deps, failedFirst * DAY_MS) } },
    ],
  }
}

const untold = <One extends { about: string }>(occasions: One[], letters: { about: string }[]): One[] =>
  occasions.filter(({ about }) => !letters.some((letter) => letter.about === about))

/** Decided again under the row's lock, so that another worker's letter, a cancellation or a payment is seen. */
const publishOne = ({ transaction, outbox, clock }: LetterDeps, personId: string): Promise<void> =>
  transaction(async (tx) => {
    const at = clock()
    const member = await lockMember(tx, personId)
    const letters = await tx.letter.findMany({ where: { personId } })
    for (const { kind, about } of untold(occasionsOf(member, at), letters)) {
      await tx.letter.create({ data: { personId, about, at } })
      await changeMember(tx, outbox, member, { change: {}, event: events[kind] })
    }
  })
