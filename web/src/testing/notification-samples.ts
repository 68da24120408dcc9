import type { Notification, NotificationPreferences } from '@storyright/contracts/http'
import { notificationKind, notificationKinds } from '@storyright/contracts/vocabulary'

export function aNotification(place: number, change: Partial<Notification> = {}): Notification {
  return {
    id: `00000000-0000-4000-9000-${String(place).padStart(12, '0')}`,
    kind: 'replies',
    title: `Ida Vane replied in “How to pitch ${place}”`,
    detail: 'A page that says what it is.',
    link: '/forum/00000000-0000-4000-8000-000000000001',
    count: 1,
    readAt: null,
    createdAt: '2026-11-22T09:00:00.000Z',
    ...change,
  }
}

/** What holds until somebody chooses, of every kind. */
export function somePreferences(): NotificationPreferences {
  return {
    kinds: notificationKinds.map((kind) => {
      const { mail } = notificationKind(kind)
      return { kind, mail: mail === 'always' ? 'now' : mail, inApp: true, mailAlways: mail === 'always' }
    }),
  }
}
