import { notified, type OfferThread, threadChanged } from '@storyright/contracts/events'
import { type OfferSide, offerLimits, offerSides } from '@storyright/contracts/vocabulary'
import { keepNewest, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { markChange } from '../notifications/change-marks.ts'
import type { Notice } from '../notifications/notice.ts'
import { notify } from '../notifications/notify.ts'
import { isFromBefore, type NotifyDeps } from '../notifications/notify-on-event.ts'
import { settleNotifications } from '../notifications/settle-notifications.ts'
import { otherSide, roomOf } from './parties.ts'
import { quoted } from './plain-text.ts'

/**
 * The messages between the two sides of an offer: open pages follow them, each side is notified of what the other wrote, and of nothing any
 * more once it has read. An older event than the newest changes nothing.
 */
export const followThreads = (deps: NotifyDeps): Subscription<Tx>[] => [
  on(threadChanged, async (event, tx: Tx) => {
    const { data: thread, entityversion: version } = event
    if (!(await keepNewest(tx, 'offer_threads', { id: thread.id, version }))) return
    const userIds = await markChange(tx, 'offers', [thread.producerId, thread.agentId])
    await deps.outbox.add(tx, [notified({ userIds })])
    if (await isFromBefore(tx, event)) return
    // In the order of their ids, as everything writes people.
    const sides = offerSides.toSorted((one, other) => (thread[`${one}Id`] < thread[`${other}Id`] ? -1 : 1))
    for (const side of sides) await notifySide(tx, deps, thread, side)
  }),
]

async function notifySide(tx: Tx, deps: NotifyDeps, thread: OfferThread, side: OfferSide): Promise<void> {
  const { newest, unread } = thread
  const personId = thread[`${side}Id`]
  const group = groupOf(thread)
  const where = { group: { in: [group, `${group} hidden`] } }
  if (unread[side] === 0) return settleNotifications(tx, deps, { personIds: [personId], where, at: deps.clock() })
  const isTheirs = newest?.by === otherSide[side]
  if (newest && isTheirs) await notify(deps, tx, noticeOf(thread, newest, personId))
  // What was retracted is quoted no more.
  const detail = newest && isTheirs ? newest.text : null
  await tx.notification.updateMany({ where: { personId, isUnread: true, ...where }, data: { detail } })
}

const groupOf = ({ id }: OfferThread) => `thread ${id}`

/** A message is notified of once; several that nobody has read are one notification, and one mail. */
function noticeOf(thread: OfferThread, newest: NonNullable<OfferThread['newest']>, personId: string): Notice {
  const title = quoted(thread.listingTitle)
  return {
    what: `message ${thread.id} ${newest.id}`,
    kind: 'messages',
    personIds: [personId],
    group: groupOf(thread),
    by: thread[`${newest.by}Id`],
    // What they wrote is deleted with their account, also here: under their id `forgetPerson` finds it.
    textId: thread[`${newest.by}Id`],
    title: `The ${newest.by} wrote about ${title}`,
    titleOfMany: `{count} new messages about ${title}`,
    detail: newest.text,
    mailAfterMs: offerLimits.messagesMailedAfterSeconds * 1_000,
    groupMailedEveryMs: offerLimits.messagesMailedEveryMinutes * 60_000,
    link: roomOf(thread.id),
  }
}
