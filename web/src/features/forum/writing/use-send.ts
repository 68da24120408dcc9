import { useRequestKey } from '../../../entities/written/use-request-key.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { toast } from '../../../ui/toast/toasts.ts'

/** Said where something is missing before it can be sent. */
export const toastInvalid = (description: string) =>
  toast({ title: 'Validation Error', description, variant: 'destructive' })

interface UseSendOptions<Answer> {
  /** Sends one text under a key that stays the same until that has worked. */
  send: (key: string) => Promise<Answer>
  posted: string
  failed: string
}

/** Sends a text once, however often that is tried, and says how it went; `null` where it failed. */
export function useSend() {
  const request = useRequestKey()
  return async <Answer extends { status: string }>(text: string, { send, posted, failed }: UseSendOptions<Answer>) => {
    try {
      const answer = await send(request.keyFor(text))
      request.sent()
      const isWaiting = answer.status === 'waiting'
      toast({ title: posted, ...(isWaiting && { description: waitingMessage }) })
      return answer
    } catch (error) {
      toastFailure('Error', error, failed)
      return null
    }
  }
}

const waitingMessage = 'A moderator looks at it first; until then only you see it.'
