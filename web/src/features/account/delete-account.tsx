import { timing } from '@storyright/contracts/vocabulary'
import { type ReactNode, useState } from 'react'
import { toastFailure } from '../../shared/toast-failure.ts'
import { useGoHomeAsVisitor } from '../../shared/use-go-home-as-visitor.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useCloseAccountMutation } from './account.api.ts'

const questionsFor = (pending: number | undefined) => ({
  first: {
    title: 'Delete your account?',
    description: `Your name, contact details and settings are removed, and listings are withdrawn. ${whatOfOffers(pending)}`,
    confirm: 'Continue',
  },
  second: {
    title: 'Delete it permanently?',
    description: 'This is the last question. A deleted account cannot be brought back. Enter your password to go on.',
    confirm: 'Delete Permanently',
    cancel: 'Keep Account',
  },
})

function whatOfOffers(pending: number | undefined): string {
  if (pending === 0) return 'You have no pending offers.'
  if (pending === 1) return 'The pending offer ends: its card hold is released, and we notify the other side.'
  const which = pending === undefined ? 'Pending' : `The ${pending} pending`
  return `${which} offers end: their card holds are released, and we notify the other sides.`
}

type DeleteAccountProps = {
  /** How many offers are pending, made or received; undefined while that is not known. */
  pending: number | undefined
}

/** The button, and the two confirmations before the account is deleted. */
export function DeleteAccount({ pending }: DeleteAccountProps) {
  const [question, setQuestion] = useState<'first' | 'second' | null>(null)
  const { busy, closeAccount } = useCloseAccount()
  const [password, setPassword] = useState('')
  const answer = (open: boolean) => {
    if (open || busy) return
    setQuestion(null)
    setPassword('')
  }
  const asks = (which: 'first' | 'second', onConfirm: () => void, children?: ReactNode) => (
    <ConfirmDialog
      {...questionsFor(pending)[which]}
      open={question === which}
      onOpenChange={answer}
      danger
      busy={busy}
      disabled={which === 'second' && password === ''}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  )
  return (
    <>
      <Button variant="danger" onClick={() => setQuestion('first')}>
        Delete Account Permanently
      </Button>
      {asks('first', () => setQuestion('second'))}
      {asks(
        'second',
        () => void closeAccount(password),
        <Field label="Password">
          <PasswordInput
            name="currentPassword"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>,
      )}
    </>
  )
}

/** Closes the account, says so, and two seconds later goes home as a visitor. */
function useCloseAccount() {
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
