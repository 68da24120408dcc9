import {
  type MailChoice,
  type NotificationKind,
  notificationKind,
  notificationLimits,
  time,
} from '@storyright/contracts/vocabulary'

/** Somebody's preference for one kind. */
export interface Preference {
  mail: MailChoice
  inApp: boolean
}

/** What somebody has chosen; for the rest the defaults of the table of kinds hold. */
export interface PreferenceRow {
  personId: string
  /** Grows with every change, also by the link of a mail. */
  version: number
  kinds: Partial<Record<NotificationKind, Partial<Preference>>>
}

/** Money and security: identity writes these letters from the same events, whatever anybody chooses. */
export const isMailedAlways = (kind: NotificationKind): boolean => notificationKind(kind).mail === 'always'

/** Somebody's preference for a kind. */
export function preferenceOf(row: PreferenceRow | undefined, kind: NotificationKind): Preference {
  const { mail } = notificationKind(kind)
  if (mail === 'always') return { inApp: true, ...row?.kinds[kind], mail: 'now' }
  return { inApp: true, mail, ...row?.kinds[kind] }
}

/** How something is mailed from here; `null` where it is not. */
export function mailFrom(row: PreferenceRow | undefined, kind: NotificationKind): 'now' | 'daily' | null {
  if (isMailedAlways(kind)) return null
  const { mail } = preferenceOf(row, kind)
  return mail === 'never' ? null : mail
}

const HOUR_MS = 3_600_000
const hour = `${String(notificationLimits.dailyHour).padStart(2, '0')}:00`

/** When the next daily mail leaves: at the same hour of the United Kingdom in summer and in winter. */
export function nextDaily(now: Date): Date {
  for (let at = Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS; ; at += HOUR_MS)
    if (time(at) === hour) return new Date(at)
}
