import {
  commentDeleted,
  listingStatusChanged,
  type Membership,
  moderationDecided,
  moderationQueued,
  postDeleted,
  replyDeleted,
  textLiked,
  userRegistered,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { listingRows, membershipRows, personRows } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import { favouritersOf } from '../favourites/favouriters-of.ts'
import { likeRows } from '../likes/like-rows.ts'
import { flagRows } from '../moderation/flag-rows.ts'
import { type TellDeps, tell } from '../notifications/tell.ts'
import { withdrawText } from '../notifications/withdraw-text.ts'
import { offerRows } from '../offers/offer-rows.ts'
import { findAdmins } from '../people/find-admins.ts'
import { applicationDecisions, applicationNotices, decisionNotices as ofApplication } from './of-accounts.ts'
import { favouriteNotices } from './of-favourites.ts'
import { likeNotices } from './of-likes.ts'
import { membershipNotices, membershipSteps } from './of-memberships.ts'
import { decisionNotices as ofModeration, queueNotices } from './of-moderation.ts'
import { offerNotices, offerSteps } from './of-offers.ts'
import { recipientsNow } from './recipients-now.ts'
import { tellOfTexts } from './tell-of-texts.ts'
import { textNow } from './text-now.ts'
import { withdrawDiscussion } from './withdraw-discussion.ts'

/**
 * Tells people of what every service says. Each reads what is known by now, of the same transaction: it is mounted after the read models, so
 * that these have kept what the event says.
 */
export const noticeSubscriptions = (deps: TellDeps): Subscription<Tx>[] => {
  const { db, clock } = deps

  return [
    ...offerSteps.map((step) =>
      tell(deps, step, async (event, tx) => {
        const known = await offerRows.of(db).findOne({ _id: event.data.id }, { session: tx })
        return offerNotices(event, { newest: known?.offer ?? event.data, now: clock() })
      }),
    ),
    ...membershipSteps.map((step) =>
      tell<Membership>(deps, step, async (event, tx) => {
        const known = await membershipRows.of(db).findOne({ _id: event.subject }, { session: tx })
        return membershipNotices(event, { newest: known?.membership ?? event.data })
      }),
    ),
    tell(deps, userRegistered, async (event, tx) => {
      const known = await personRows.of(db).findOne({ _id: event.data.id }, { session: tx })
      return applicationNotices(event, { newest: known?.person ?? event.data, admins: await findAdmins(db, tx) })
    }),
    ...applicationDecisions.map((decision) => tell(deps, decision, ofApplication)),
    tell(deps, listingStatusChanged, async (event, tx) => {
      const known = await listingRows.of(db).findOne({ _id: event.data.id }, { session: tx })
      // Of what has changed again meanwhile only the newest is news.
      if (known && (known.isDeleted || known.version > event.entityversion)) return []
      return favouriteNotices(event, await favouritersOf(tx, db, event.data.id))
    }),
    ...tellOfTexts(deps),
    tell(deps, textLiked, async ({ data: liking }, tx) => {
      const isThere = await likeRows.of(db).findOne({ _id: liking.id }, { session: tx })
      const now = isThere && (await textNow(tx, db, liking.subject, liking.subjectId))
      if (!now) return []
      const asked = { authorId: liking.personId, place: now.place, ids: [liking.authorId], now: clock() }
      const concerns = await recipientsNow(tx, db, asked)
      return concerns(liking.authorId) ? likeNotices(liking) : []
    }),
    tell(deps, moderationQueued, async ({ data, entityversion: version }, tx) => {
      const open = await flagRows.of(db).findOne({ _id: data.id, status: 'open' }, { session: tx })
      return open ? queueNotices(data, { version, admins: await findAdmins(db, tx) }) : []
    }),
    tell(deps, moderationDecided, ({ data }) => ofModeration(data)),
    ...[commentDeleted, replyDeleted].map((event) =>
      on<{ id: string }, Tx>(event, async ({ data: { id } }, tx) => withdrawText(tx, deps, id)),
    ),
    on(postDeleted, async ({ data: { id } }, tx: Tx) => withdrawDiscussion(tx, deps, id)),
  ]
}
