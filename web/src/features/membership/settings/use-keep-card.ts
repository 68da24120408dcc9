import { cardWords } from '../../../entities/membership/card-words.ts'
import { isApiError } from '../../../shared/api-error.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { useKeepCardMutation } from '../membership.api.ts'

/** Keeps a card that the provider has taken for later payments; resolves to whether it is kept. */
export function useKeepCard() {
  const [keep] = useKeepCardMutation()
  return async (setupIntentId: string) => {
    try {
      const card = await keep({ setupIntentId }).unwrap()
      toast({ title: 'Card Changed', description: `${cardWords(card)}.` })
      return true
    } catch (error) {
      // It is kept, and did not pay the renewal that waited for it.
      const isKept = isApiError(error) && error.problem?.code === 'CARD_DECLINED'
      toastFailure(isKept ? 'Payment Failed' : 'Card not changed', error)
      return isKept
    }
  }
}
