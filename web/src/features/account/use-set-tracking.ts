import type { User } from '@storyright/contracts/http'
import { useRef } from 'react'
import { rememberUser } from '../../shared/current-user.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { openedFrom } from '../../shared/versions/versioned.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useEditAccountMutation, useLazyOpenedAccountQuery } from './account.api.ts'

/** Switches tracking on or off: here at once, and taken back when the account did not take it. */
export function useSetTracking(user: User) {
  const dispatch = useAppDispatch()
  const send = useSendTracking()
  const isSending = useRef(false)
  return async (trackingEnabled: boolean) => {
    if (isSending.current) return
    isSending.current = true
    dispatch(rememberUser({ ...user, trackingEnabled }))
    try {
      dispatch(rememberUser(await send(trackingEnabled)))
      toast(trackingEnabled ? on : off)
    } catch (error) {
      dispatch(rememberUser(user))
      toastFailure('Not Changed', error, 'Your choice could not be saved. Please try again.')
    } finally {
      isSending.current = false
    }
  }
}

/** The call asks for the name and address, too: they go as they are now, so that one changed elsewhere is not put back. */
function useSendTracking() {
  const [read] = useLazyOpenedAccountQuery()
  const [edit] = useEditAccountMutation()
  return async (trackingEnabled: boolean): Promise<User> => {
    let { thing, etag } = await read().unwrap()
    for (;;) {
      const { firstName, lastName, email, username } = thing
      const change = { firstName, lastName, email, username: username ?? '', trackingEnabled }
      try {
        return await edit({ change, etag }).unwrap()
      } catch (error) {
        const now = openedFrom<User>(error)
        if (!now || now.etag === etag) throw error
        ;({ thing, etag } = now)
      }
    }
  }
}

const on = { title: 'Tracking On', description: 'What you search for and look at is recorded from now on.' }
const off = { title: 'Tracking Off', description: 'Nothing more is recorded of you.' }
