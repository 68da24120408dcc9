import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'

/** What one member may have here; administrators are not counted. */
export interface SupportQuotas {
  openThreads: number
  threadsPerDay: number
  messagesPerDay: number
}

type LimitDeps = Pick<Deps, 'clock' | 'supportQuotas'>

const DAY_MS = 86_400_000

/** Throws unless this member, who is locked, may ask one more question. */
export async function requireRoomForThread(tx: Tx, deps: LimitDeps, memberId: string): Promise<void> {
  await requireRoomToOpen(tx, deps, memberId)
  const since = new Date(deps.clock().getTime() - DAY_MS)
  const first = await tx.supportThread.findFirst({
    where: { memberId, createdAt: { gt: since } },
    orderBy: { createdAt: 'desc' },
    skip: deps.supportQuotas.threadsPerDay - 1,
    select: { createdAt: true },
  })
  if (first) throw communityRefusals.tooManyThreads({ retryAfterSeconds: secondsLeft(first.createdAt, since) })
}

/** The same of one more thread that is open: a closed one opens again with a message, too. */
export async function requireRoomToOpen(tx: Tx, { supportQuotas }: LimitDeps, memberId: string): Promise<void> {
  const open = await tx.supportThread.count({ where: { memberId, status: 'open' } })
  if (open >= supportQuotas.openThreads) throw communityRefusals.tooManyOpenThreads()
}

/** The same of one more message. */
export async function requireRoomForMessage(
  tx: Tx,
  { clock, supportQuotas }: LimitDeps,
  authorId: string,
): Promise<void> {
  const since = new Date(clock().getTime() - DAY_MS)
  const first = await tx.supportMessage.findFirst({
    where: { authorId, createdAt: { gt: since } },
    orderBy: { createdAt: 'desc' },
    skip: supportQuotas.messagesPerDay - 1,
    select: { createdAt: true },
  })
  if (first) throw communityRefusals.tooManyMessages({ retryAfterSeconds: secondsLeft(first.createdAt, since) })
}

/** Until the oldest of those that count is a day old. */
const secondsLeft = (at: Date, since: Date) => Math.max(1, Math.ceil((at.getTime() - since.getTime()) / 1_000))
