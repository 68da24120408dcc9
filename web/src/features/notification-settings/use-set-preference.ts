import type { NotificationPreferences } from '@storyright/contracts/http'
import { useRef } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { notificationSettingsApi, useChangeNotificationPreferencesMutation } from './notification-settings.api.ts'

export type Preference = NotificationPreferences['kinds'][number]
type Change = Partial<Pick<Preference, 'mail' | 'inApp'>>

/** Changes how one is told of a kind: here at once, and taken back when it could not be saved. */
export function useSetPreference(readAgain: () => unknown) {
  const dispatch = useAppDispatch()
  const [save] = useChangeNotificationPreferencesMutation()
  // One after the other: two that overtake each other would leave the older choice.
  const saving = useRef({ last: Promise.resolve(), waiting: 0, hasFailed: false })
  return ({ kind, mail, inApp }: Preference, change: Change) => {
    const wanted = { kind, mail, inApp, ...change }
    const shown = dispatch(
      notificationSettingsApi.util.updateQueryData('notificationPreferences', undefined, ({ kinds }) => {
        Object.assign(kinds.find((one) => one.kind === kind) ?? {}, change)
      }),
    )
    const line = saving.current
    line.waiting += 1
    line.last = line.last.then(async () => {
      try {
        await save({ kinds: [wanted] }).unwrap()
      } catch (error) {
        shown.undo()
        line.hasFailed = true
        toastFailure('Not Changed', error, 'Your choice could not be saved. Please try again.')
      }
      line.waiting -= 1
      if (line.waiting > 0 || !line.hasFailed) return
      line.hasFailed = false
      readAgain()
    })
  }
}
