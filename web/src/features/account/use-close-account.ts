import { timing } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { toastFailure } from '../../shared/toast-failure.ts'
import { useGoHomeAsVisitor } from '../../shared/use-go-home-as-visitor.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useCloseAccountMutation } from './account.api.ts'

/** Closes the account, says so, and two seconds later goes home as a visitor. */
export function useCloseAccount() {
  const [close] = useCloseAccountMutation()
  const [busy, setBusy] = useState(false)
  const goHome = useGoHomeAsVisitor()
  const closeAccount = async (currentPassword: string) => {
    setBusy(true)
    try {
      await close({ currentPassword }).unwrap()
      toast({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' })
      setTimeout(goHome, timing.redirectAfterVerificationMs)
    } catch (error) {
      setBusy(false)
      toastFailure('Account Deletion Failed', error, 'Failed to delete account.')
    }
  }
  return { busy, closeAccount }
}
