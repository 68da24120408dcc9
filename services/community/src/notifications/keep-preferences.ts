import type { MailChoice, NotificationKind } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { dueMailRows } from './due-mail-rows.ts'
import { nextDaily } from './next-daily.ts'
import { type Preference, preferenceRows } from './preference-rows.ts'

type Choice = Partial<Preference> & { kind: NotificationKind }

/** Writes down what somebody chose. What waits to be mailed follows: it leaves at once, or tomorrow, or not at all. */
export async function keepPreferences(
  tx: Tx,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  choices: readonly Choice[],
): Promise<void> {
  const session = { session: tx }
  const chosen = choices.flatMap(({ kind, ...choice }) =>
    Object.entries(choice).map(([name, value]) => [`kinds.${kind}.${name}`, value] as const),
  )
  if (chosen.length === 0) return
  await preferenceRows
    .of(db)
    .updateOne(
      { _id: personId },
      { $set: Object.fromEntries(chosen), $inc: { version: 1 } },
      { ...session, upsert: true },
    )

  const due = dueMailRows.of(db)
  const those = (mail: MailChoice) => ({
    personId,
    kind: { $in: choices.filter((choice) => choice.mail === mail).map(({ kind }) => kind) },
  })
  const now = clock()
  await due.deleteMany(those('never'), session)
  await due.updateMany({ ...those('now'), isDaily: true }, { $set: { isDaily: false, dueAt: now } }, session)
  await due.updateMany(
    { ...those('daily'), isDaily: false },
    { $set: { isDaily: true, dueAt: nextDaily(now) } },
    session,
  )
}
