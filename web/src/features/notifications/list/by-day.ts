import type { Notification } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'

export interface DayOfNotifications {
  name: string
  notifications: Notification[]
}

const DAY_MS = 86_400_000

/** Groups what is sorted by time under its days, the last two by their names. */
export function byDay(notifications: readonly Notification[], now: Date): DayOfNotifications[] {
  const today = day(now)
  const yesterday = day(now.getTime() - DAY_MS)
  const days: DayOfNotifications[] = []
  for (const one of notifications) {
    const its = day(one.createdAt)
    const name = its === today ? 'Today' : its === yesterday ? 'Yesterday' : its
    if (days.at(-1)?.name === name) days.at(-1)!.notifications.push(one)
    else days.push({ name, notifications: [one] })
  }
  return days
}
