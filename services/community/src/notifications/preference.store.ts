import type { NotificationPreferences } from '@storyright/contracts/http'
import {
  type FieldError,
  type MailChoice,
  type NotificationKind,
  notificationKind,
  notificationKinds,
  refusals,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { type Expected, requireVersion } from '@storyright/service-kit'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isMailedAlways, nextDaily, type Preference, type PreferenceRow, preferenceOf } from './preference.rules.ts'

/** What these people have chosen, by person. */
export async function findPreferences(db: Tx, personIds: readonly string[]): Promise<Map<string, PreferenceRow>> {
  const rows = await db.$queryRaw<PreferenceRow[]>`
    SELECT person_id AS "personId", version, kinds FROM notification_preferences WHERE person_id = ANY(${personIds})`
  return new Map(rows.map((row) => [row.personId, row]))
}

interface ReadPreferences {
  version: number
  preferences: NotificationPreferences
}

/** Somebody's preferences, by each kind that can concern them. */
export async function readPreferences(db: Tx, viewer: Viewer): Promise<ReadPreferences> {
  const row = (await findPreferences(db, [viewer.id])).get(viewer.id)
  const kinds = notificationKinds
    .filter((kind) => notificationKind(kind).concerns(viewer))
    .map((kind) => ({ kind, ...preferenceOf(row, kind), mailAlways: isMailedAlways(kind) }))
  return { version: row?.version ?? 0, preferences: { kinds } }
}

type Choice = Preference & { kind: NotificationKind }

interface ChangePreferencesInput {
  viewer: Viewer
  choices: readonly Choice[]
  expected: Expected
}

/** Changes one's preferences; kinds left out stay as they are. */
export async function changePreferences(
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  { viewer, choices, expected }: ChangePreferencesInput,
): Promise<ReadPreferences> {
  const errors = choices.flatMap((choice, place) => faultsOf(viewer, choices, choice, place))
  if (errors.length > 0) throw refusals.validationFailed({ message: errors[0]!.message, errors })
  // Kinds that are always mailed are no choice, so they are not stored.
  const chosen = choices.map(({ mail, ...rest }) => (isMailedAlways(rest.kind) ? rest : { ...rest, mail }))
  return transaction(async (tx) => {
    await lockPreferences(tx, viewer.id)
    const { version, preferences } = await readPreferences(tx, viewer)
    requireVersion(expected, version, () => preferences)
    await keepPreferences(tx, { clock }, viewer.id, chosen)
    return readPreferences(tx, viewer)
  })
}

function faultsOf(viewer: Viewer, choices: readonly Choice[], { kind, mail }: Choice, place: number): FieldError[] {
  const { concerns, label } = notificationKind(kind)
  const at = (field: string, message: string) => [{ path: `kinds.${place}.${field}`, message }]
  if (!concerns(viewer)) return at('kind', `You are not told of this: ${label}.`)
  if (choices.findIndex((choice) => choice.kind === kind) < place) return at('kind', 'Each kind can be chosen once.')
  if (isMailedAlways(kind) && mail !== 'now')
    return at('mail', `${label}: what concerns money and security is always mailed at once.`)
  return []
}

/** Of two first changes at once the second one has to see the first, too: the row is there before it is locked. */
async function lockPreferences(tx: Tx, personId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO notification_preferences (person_id, kinds) VALUES (${personId}, '{}') ON CONFLICT DO NOTHING`
  await tx.$executeRaw`SELECT FROM notification_preferences WHERE person_id = ${personId} FOR UPDATE`
}

/** Stores what somebody chose. What waits to be mailed follows: it leaves at once, or tomorrow, or not at all. */
export async function keepPreferences(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  personId: string,
  choices: readonly (Partial<Preference> & { kind: NotificationKind })[],
): Promise<void> {
  const chosen = Object.fromEntries(choices.map(({ kind, ...choice }) => [kind, choice]))
  if (choices.length === 0) return
  await tx.$executeRaw`
    INSERT INTO notification_preferences AS kept (person_id, version, kinds)
    VALUES (${personId}, 1, ${JSON.stringify(chosen)}::jsonb)
    ON CONFLICT (person_id) DO UPDATE SET version = kept.version + 1, kinds = kept.kinds || (
      SELECT jsonb_object_agg(kind, coalesce(kept.kinds -> kind, '{}') || choice)
      FROM jsonb_each(excluded.kinds) AS chosen(kind, choice))`

  const those = (mail: MailChoice) => ({
    personId,
    kind: { in: choices.filter((choice) => choice.mail === mail).map(({ kind }) => kind) },
  })
  const now = clock()
  await tx.dueMail.deleteMany({ where: those('never') })
  await tx.dueMail.updateMany({ where: { ...those('now'), isDaily: true }, data: { isDaily: false, dueAt: now } })
  await tx.dueMail.updateMany({
    where: { ...those('daily'), isDaily: false },
    data: { isDaily: true, dueAt: nextDaily(now) },
  })
}
