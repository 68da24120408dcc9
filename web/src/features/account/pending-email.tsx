import type { User } from '@storyright/contracts/http'
import { rememberUser } from '../../shared/current-user.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useCancelEmailChangeMutation, useResendConfirmationMutation } from './account.api.ts'

/** The new address that is waiting for confirmation; the link can be sent again and the change cancelled. */
export function PendingEmail({ user, pendingEmail }: { user: User; pendingEmail: string }) {
  const [resend, { isLoading: resending }] = useResendConfirmationMutation()
  const [cancel, { isLoading: cancelling }] = useCancelEmailChangeMutation()
  const dispatch = useAppDispatch()
  const perform = async (work: () => Promise<string>, failure: string) => {
    try {
      toast({ title: await work() })
    } catch (error) {
      toastFailure(failure, error)
    }
  }
  const sendAgain = () =>
    perform(async () => {
      await resend({ email: pendingEmail }).unwrap()
      return 'Verification email sent.'
    }, 'Failed to send email')
  const giveUp = () =>
    perform(async () => {
      dispatch(rememberUser(await cancel().unwrap()))
      return 'Your email address stays as it is.'
    }, 'Update Failed')
  const actions = (
    <FormActions>
      <Button small busy={resending} onClick={() => void sendAgain()}>
        Send Again
      </Button>
      <Button small busy={cancelling} onClick={() => void giveUp()}>
        Cancel Change
      </Button>
    </FormActions>
  )
  return (
    <Note
      action={actions}
    >{`Waiting for ${pendingEmail}: open the link we have sent there. Until then your address is ${user.email}.`}</Note>
  )
}
