import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useCloseAccount } from './use-close-account.ts'

const questions = {
  first: {
    title: 'Delete your account?',
    description:
      'Your name, contact details and settings are removed, pending offers end with their card holds, and listings are withdrawn.',
    confirm: 'Continue',
  },
  second: {
    title: 'Delete it permanently?',
    description: 'This is the last question. A deleted account cannot be brought back.',
    confirm: 'Delete Permanently',
    cancel: 'Keep Account',
  },
}

/** The button, and the two confirmations before the account is deleted. */
export function DeleteAccount() {
  const [question, setQuestion] = useState<'first' | 'second' | null>(null)
  const { busy, closeAccount } = useCloseAccount()
  const answer = (open: boolean) => {
    if (!open && !busy) setQuestion(null)
  }
  const asks = (which: 'first' | 'second', onConfirm: () => void) => (
    <ConfirmDialog
      {...questions[which]}
      open={question === which}
      onOpenChange={answer}
      danger
      busy={busy}
      onConfirm={onConfirm}
    />
  )
  return (
    <>
      <Button variant="danger" onClick={() => setQuestion('first')}>
        Delete Account Permanently
      </Button>
      {asks('first', () => setQuestion('second'))}
      {asks('second', () => void closeAccount())}
    </>
  )
}
