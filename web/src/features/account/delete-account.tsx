import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useCloseAccount } from './use-close-account.ts'

/** The button, and the two questions before it does what it says. */
export function DeleteAccount() {
  const [question, setQuestion] = useState<'first' | 'second' | null>(null)
  const { busy, closeAccount } = useCloseAccount()
  const answer = (open: boolean) => {
    if (!open && !busy) setQuestion(null)
  }
  return (
    <>
      <Button variant="danger" onClick={() => setQuestion('first')}>
        Delete Account Permanently
      </Button>
      <ConfirmDialog
        open={question === 'first'}
        onOpenChange={answer}
        title="Delete your account?"
        description="Your name, contact details and settings are removed, pending offers end with their card holds, and listings are withdrawn."
        confirm="Continue"
        danger
        onConfirm={() => setQuestion('second')}
      />
      <ConfirmDialog
        open={question === 'second'}
        onOpenChange={answer}
        title="Delete it permanently?"
        description="This is the last question. A deleted account cannot be brought back."
        confirm="Delete Permanently"
        cancel="Keep Account"
        danger
        busy={busy}
        onConfirm={() => void closeAccount()}
      />
    </>
  )
}
