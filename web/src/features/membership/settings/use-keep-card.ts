import { runWithToast } from '../../../shared/run-with-toast.ts'
import { useKeepCardMutation } from '../membership.api.ts'
import { cardWords } from './card-words.ts'

/** Keeps a card that the provider has taken for later payments; resolves to whether it is kept. */
export function useKeepCard() {
  const [keep] = useKeepCardMutation()
  return (setupIntentId: string) =>
    runWithToast(
      () => keep({ setupIntentId }).unwrap(),
      (card) => ({ title: 'Card Changed', description: `${cardWords(card)}.` }),
      'The card was not changed',
    )
}
