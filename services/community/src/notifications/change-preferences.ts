import type { NotificationPreferences } from '@storyright/contracts/http'
import { type FieldError, notificationKind, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { type Expected, requireVersion } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { keepPreferences } from './keep-preferences.ts'
import { isMailedAlways } from './preference.ts'
import type { Preference } from './preference-rows.ts'
import { type ReadPreferences, readPreferences } from './read-preferences.ts'

type Choice = Preference & Pick<NotificationPreferences['kinds'][number], 'kind'>

interface Changing {
  viewer: Viewer
  choices: readonly Choice[]
  expected: Expected
}

/** Changes how one is told; kinds left out stay as they are. */
export async function changePreferences(
  { db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  { viewer, choices, expected }: Changing,
): Promise<ReadPreferences> {
  const errors = choices.flatMap((choice, place) => faultsOf(viewer, choices, choice, place))
  if (errors.length > 0) throw refusals.validationFailed({ says: errors[0]!.message, errors })
  // What is mailed always is no choice, so nothing is written of it.
  const chosen = choices.map(({ mail, ...rest }) => (isMailedAlways(rest.kind) ? rest : { ...rest, mail }))
  return transaction(async (tx) => {
    const { version, preferences } = await readPreferences(db, viewer, tx)
    requireVersion(expected, version, () => preferences)
    await keepPreferences(tx, { db, clock }, viewer.id, chosen)
    return readPreferences(db, viewer, tx)
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
