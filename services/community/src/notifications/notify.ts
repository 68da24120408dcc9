import { personRows } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { gather } from './gather.ts'
import { newsFor } from './news-for.ts'
import type { Notice } from './notice.ts'
import { preferenceOf } from './preference.ts'
import { preferenceRows } from './preference-rows.ts'
import { rememberMails } from './remember-mails.ts'
import { toldRows } from './told-rows.ts'

type NotifyDeps = Pick<Deps, 'db' | 'outbox' | 'clock'>

/** Tells people of something in the transaction of its event, as each wants to be told. Many at once cost a few statements. */
export async function notify({ db, outbox, clock }: NotifyDeps, tx: Tx, notice: Notice): Promise<void> {
  const now = clock()
  const personIds = await notYetTold(tx, db, notice, now)
  if (personIds.length === 0) return
  const chosen = await preferenceRows
    .of(db)
    .find({ _id: { $in: personIds } }, { session: tx })
    .toArray()
  const choices = new Map(chosen.map((row) => [row._id, row]))
  const isSeenBy = (personId: string) => preferenceOf(choices.get(personId), notice.kind).inApp
  const told = await gather(tx, db, { notice, personIds, isSeenBy, now })
  await rememberMails(tx, db, { notice, told, choices, now })
  const seeing = personIds.filter(isSeenBy)
  if (seeing.length > 0) await outbox.add(tx, newsFor(seeing))
}

/** Of those whom it concerns, the ones who can read it and have not been told; they are told from now on. */
async function notYetTold(tx: Tx, db: Deps['db'], { what, personIds, by }: Notice, at: Date): Promise<string[]> {
  const session = { session: tx }
  const idOf = new Map([...new Set(personIds)].map((personId) => [`${what} ${personId}`, personId]))
  if (by) idOf.delete(`${what} ${by}`)
  if (idOf.size === 0) return []
  const told = await toldRows
    .of(db)
    .find({ _id: { $in: [...idOf.keys()] } }, session)
    .toArray()
  for (const { _id } of told) idOf.delete(_id)
  // Of somebody very new identity's event may still be under way.
  const away = await personRows
    .of(db)
    .find({ _id: { $in: [...idOf.values()] }, 'person.status': { $in: ['suspended', 'closed'] } }, session)
    .project<{ _id: string }>({ _id: 1 })
    .toArray()
  for (const { _id } of away) idOf.delete(`${what} ${_id}`)
  if (idOf.size > 0)
    await toldRows.of(db).insertMany(
      [...idOf.keys()].map((_id) => ({ _id, at })),
      session,
    )
  return [...idOf.values()]
}
