import type { Offer, OfferMessage } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import type { Onlooker } from '../../entities/offer/offer-words.ts'

/** What is known of a thread, the oldest message first and none missing between. */
export type Thread = readonly OfferMessage[]

/**
 * Adds messages to those known. An answer that is older than a retraction does not undo it; messages that were known before a gap are
 * left to be read again.
 */
export function withMessages(known: Thread, more: Thread): Thread {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of more) {
    const before = byId.get(message.id)
    if (!(before?.retractedAt && !message.retractedAt)) byId.set(message.id, message)
  }
  const all = [...byId.values()].sort((one, other) => one.id - other.id)
  const gap = all.findLastIndex(({ id }, place) => place > 0 && all[place - 1]!.id !== id - 1)
  return gap === -1 ? all : all.slice(gap)
}

/** Ids rise from 1, one with each message. */
export const hasEarlier = (thread: Thread) => (thread[0]?.id ?? 1) > 1

/** What the viewer has to read: the other side's, unless it was retracted. Administrators have nothing to read. */
export const isForReader = ({ by, retractedAt }: OfferMessage, onlooker: Onlooker) =>
  onlooker !== 'admin' && by !== onlooker && retractedAt === null

/** The first message that is not read, where so many of those up to a message are not; the oldest known where more are not. */
export function firstUnread(
  thread: Thread,
  { onlooker, unread, upTo }: { onlooker: Onlooker; unread: number; upTo: number },
) {
  if (unread === 0) return null
  const others = thread.filter((message) => message.id <= upTo && isForReader(message, onlooker))
  return others.at(-unread)?.id ?? others[0]?.id ?? null
}

/** Why nobody can write any more, or yet. */
export function closedWords({ status, paymentStatus, endedBecause }: Offer, onlooker: Onlooker): string {
  if (onlooker === 'admin') return 'Only the producer and the agent write here.'
  if (status === 'pending' && paymentStatus === 'requires_payment')
    return 'You can write to the agent once your card hold is in place.'
  if (status === 'rejected') return 'This offer was rejected, so no more messages can be sent.'
  if (status === 'cancelled') return 'This offer was cancelled, so no more messages can be sent.'
  if (status === 'expired' && endedBecause === 'hold_expired')
    return `The hold ran out more than ${offerLimits.negotiableDays} days ago, so no more messages can be sent.`
  return 'This offer is closed, so no more messages can be sent.'
}
