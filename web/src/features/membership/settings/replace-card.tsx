import { useEffect, useRef, useState } from 'react'
import { CardForm } from '../../../entities/card-form/card-form.tsx'
import { intentId } from '../../../entities/card-form/intent.ts'
import { cardWords } from '../../../entities/membership/card-words.ts'
import { errorMessage, isApiError } from '../../../shared/api-error.ts'
import { paths } from '../../../shared/paths.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { Spinner } from '../../../ui/button/spinner.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Note } from '../../../ui/state/note.tsx'
import { toast } from '../../../ui/toast/toasts.ts'
import { useKeepCardMutation, useMembershipPaymentSettingsQuery, useReplaceCardMutation } from '../membership.api.ts'

/** Takes another card for renewals. Nothing is charged, unless a renewal waits for it. */
export function ReplaceCard({ onClose }: { onClose: () => void }) {
  const settings = useMembershipPaymentSettingsQuery()
  const [begin, { data, error, isLoading }] = useReplaceCardMutation()
  const [isKeeping, setIsKeeping] = useState(false)
  const keepCard = useKeepCard()
  const asked = useRef(false)
  useEffect(() => {
    if (!asked.current) void begin()
    asked.current = true
  }, [begin])
  const keep = async (clientSecret: string) => {
    setIsKeeping(true)
    const isKept = await keepCard(intentId(clientSecret))
    setIsKeeping(false)
    if (isKept) onClose()
    return isKept
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Use another card"
      description="Later years are charged to it. A renewal that is not paid yet is paid with it at once."
    >
      {isLoading && <Skeleton $h={220} />}
      {error && (
        <ErrorState
          onRetry={() => void begin()}
        >{`${errorMessage(error, 'The card form could not be loaded.')} Your card stays as it is.`}</ErrorState>
      )}
      {isKeeping && (
        <Note role="status">
          <Spinner /> Keeping your card…
        </Note>
      )}
      {data && !isLoading && !isKeeping && (
        <CardForm
          read={settings}
          failure="The card form could not be loaded. Your card stays as it is."
          clientSecret={data.clientSecret}
          returnUrl={new URL(paths.profile, window.location.origin).toString()}
          label="Keep this card"
          onTaken={() => void keep(data.clientSecret)}
          onUnclear={() => keep(data.clientSecret)}
        />
      )}
    </Dialog>
  )
}

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
