import { mailChoiceLabels, notificationKind } from '@storyright/contracts/vocabulary'
import { useRef } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { notificationSettingsApi } from './notification-settings.api.ts'
import { type Preference, useSaveChoice } from './use-save-choice.ts'

type Change = Partial<Pick<Preference, 'mail' | 'inApp'>>

/** Changes how one is told of a kind: here at once, and taken back when it could not be saved. */
export function useSetPreference(readTag: string | null, readAgain: () => unknown) {
  const dispatch = useAppDispatch()
  const save = useSaveChoice(readTag)
  // One after the other: two that overtake each other would leave the older choice.
  const saving = useRef({ last: Promise.resolve(), waiting: 0, hasFailed: false })
  const show = (kind: Preference['kind'], change: Change) =>
    dispatch(
      notificationSettingsApi.util.updateQueryData('notificationPreferences', undefined, ({ thing: { kinds } }) => {
        Object.assign(kinds.find((one) => one.kind === kind) ?? {}, change)
      }),
    )
  return (before: Preference, change: Change) => {
    const { kind, mail, inApp } = before
    const wanted = { kind, mail, inApp, ...change }
    const shown = show(kind, change)
    const line = saving.current
    line.waiting += 1
    line.last = line.last.then(async () => {
      try {
        const theirs = await save(before, wanted)
        if (theirs) {
          show(kind, theirs)
          line.hasFailed = true
          toast({ title: 'Changed Elsewhere', description: saysOf(theirs), variant: 'destructive' })
        }
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

const saysOf = ({ kind, mail, inApp }: Preference) =>
  `${notificationKind(kind).label}, as it is now: on the site ${inApp ? 'on' : 'off'}, by mail ${mailChoiceLabels[mail].toLowerCase()}. Please choose again.`
