import type { SupportThread } from '@storyright/contracts/http'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { useCloseSupportThreadMutation, useReopenSupportThreadMutation } from '../support.api.ts'

/** Ends a question, or takes that back; either side may. */
export function CloseOrReopen({ thread: { id, status, messages } }: { thread: SupportThread }) {
  const [close, closing] = useCloseSupportThreadMutation()
  const [reopen, reopening] = useReopenSupportThreadMutation()
  const isOpen = status === 'open'
  const busy = closing.isLoading || reopening.isLoading
  if (messages.length === 0) return null // its account is closed
  const press = () =>
    isOpen
      ? runWithToast(() => close(id).unwrap(), { title: 'Question Closed' }, 'Error', 'It could not be closed.')
      : runWithToast(() => reopen(id).unwrap(), { title: 'Question Opened' }, 'Error', 'It could not be opened.')
  return (
    <Actions>
      <Button small busy={busy} onClick={() => void press()}>
        {isOpen ? 'Close this question' : 'Open it again'}
      </Button>
    </Actions>
  )
}
