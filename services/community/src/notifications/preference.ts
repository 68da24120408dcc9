import { type MailChoice, type NotificationKind, notificationKind } from '@storyright/contracts/vocabulary'
import type { Preference, PreferenceRow } from './preference-rows.ts'

/** Money and security: identity writes these letters from the same events, whatever anybody chooses. */
export const isMailedAlways = (kind: NotificationKind): boolean => notificationKind(kind).mail === 'always'

/** Somebody's preference for a kind. */
export function preferenceOf(row: PreferenceRow | null | undefined, kind: NotificationKind): Preference {
  const { mail } = notificationKind(kind)
  if (mail === 'always') return { inApp: true, ...row?.kinds[kind], mail: 'now' }
  return { inApp: true, mail, ...row?.kinds[kind] }
}

/** How something is mailed from here; `null` where it is not. */
export function mailFrom(row: PreferenceRow | null | undefined, kind: NotificationKind): 'now' | 'daily' | null {
  if (isMailedAlways(kind)) return null
  const mail: MailChoice = preferenceOf(row, kind).mail
  return mail === 'never' ? null : mail
}
