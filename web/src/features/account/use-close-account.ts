import { timing } from '@storyright/contracts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saidBy } from '../../shared/api-error.ts'
import { rememberUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useCloseAccountMutation } from './account.api.ts'

/** Closes the account, says so, and two seconds later goes home as a visitor. */
export function useCloseAccount() {
  const [close] = useCloseAccountMutation()
  const [busy, setBusy] = useState(false)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const closeAccount = async () => {
    setBusy(true)
    try {
      await close().unwrap()
      toast({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' })
      setTimeout(() => {
        navigate(paths.home)
        dispatch(rememberUser(null))
      }, timing.redirectAfterVerificationMs)
    } catch (error) {
      setBusy(false)
      const description = saidBy(error, 'Failed to delete account.')
      toast({ title: 'Account Deletion Failed', description, variant: 'destructive' })
    }
  }
  return { busy, closeAccount }
}
