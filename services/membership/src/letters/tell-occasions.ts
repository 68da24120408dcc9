import { cardExpiring, renewalNear, renewalStillFailed } from '@storyright/contracts/events'
import { membershipTimes } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { changeMember, lockMember } from '../members/member.store.ts'
import { asMember } from '../members/member.ts'
import { ago, DAY_MS, later } from '../times.ts'
import { type OccasionKind, occasionsOf } from './occasions.ts'

const events = { renewalNear, cardExpiring, renewalStillFailed } satisfies Record<OccasionKind, unknown>
const PAGE = 500

type LetterDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>

/** Tells whatever members are to be written about now, each once. Goes on past a member for whom that fails. */
export async function tellOccasions(deps: LetterDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps
  for (let after: string | undefined; ; ) {
    const members = await db.member.findMany({
      where: { ...mayBeDue(deps), ...(after && { personId: { gt: after } }) },
      include: { letters: { select: { about: true } } },
      orderBy: { personId: 'asc' },
      take: PAGE,
    })
    for (const { letters, ...row } of members) {
      if (signal?.aborted) return
      if (untold(occasionsOf(asMember(row), clock()), letters).length === 0) continue
      await tellOne(deps, row.personId).catch((error: unknown) =>
        logger.warn({ err: error, personId: row.personId }, 'A member is written to later'),
      )
    }
    if (members.length < PAGE) return
    after = members.at(-1)!.personId
  }
}

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
const tellOne = ({ transaction, outbox, clock }: LetterDeps, personId: string): Promise<void> =>
  transaction(async (tx) => {
    const at = clock()
    const member = await lockMember(tx, personId)
    const letters = await tx.letter.findMany({ where: { personId } })
    for (const { kind, about } of untold(occasionsOf(member, at), letters)) {
      await tx.letter.create({ data: { personId, about, at } })
      await changeMember(tx, outbox, member, { change: {}, event: events[kind] })
    }
  })
