import type { User } from '@storyright/contracts/http'
import { rememberUser } from '../../shared/current-user.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useEditAccountMutation } from './account.api.ts'

/** Switches tracking on or off: here at once, and taken back when the account did not take it. */
export function useSetTracking(user: User) {
  const dispatch = useAppDispatch()
  const [edit, { isLoading }] = useEditAccountMutation()
  return async (trackingEnabled: boolean) => {
    if (isLoading) return
    const { firstName, lastName, email, username } = user
    const change = { firstName, lastName, email, username: username ?? '', trackingEnabled }
    dispatch(rememberUser({ ...user, trackingEnabled }))
    try {
      const saved = await edit({ change, etag: null }).unwrap()
      dispatch(rememberUser(saved))
      toast(trackingEnabled ? on : off)
    } catch (error) {
      dispatch(rememberUser(user))
      toastFailure('Not Changed', error, 'Your choice could not be saved. Please try again.')
    }
  }
}

const on = { title: 'Tracking On', description: 'What you search for and look at is recorded from now on.' }
const off = { title: 'Tracking Off', description: 'Nothing more is recorded of you.' }
