import type { Offer } from '@storyright/contracts/http'
import type { ExtraRightsAnswer } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Quote } from '../../../ui/text/words.ts'
import { useAnswerExtraRightsMutation } from '../offers.api.ts'

/** The agent would accept without the additional rights requested: the producer leaves them out or keeps the request. */
export function AnswerExtraRights({ offer }: { offer: Offer }) {
  const [asked, setAsked] = useState<ExtraRightsAnswer | null>(null)
  const [send, { isLoading }] = useAnswerExtraRightsMutation()
  const confirm = async (answer: ExtraRightsAnswer) => {
    const done = { title: 'Answer Sent', description: words[answer].done }
    if (await runWithToast(() => send({ id: offer.id, answer }).unwrap(), done, 'Your answer was not sent'))
      setAsked(null)
  }
  return (
    <>
      <Button variant="primary" onClick={() => setAsked('waived')}>
        {words.waived.label}
      </Button>
      <Button onClick={() => setAsked('kept')}>{words.kept.label}</Button>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={words[asked].title}
          description={words[asked].effect}
          confirm={words[asked].label}
          busy={isLoading}
          onConfirm={() => void confirm(asked)}
        >
          <Quote>{offer.extraRightsRequest}</Quote>
        </ConfirmDialog>
      )}
    </>
  )
}

const words = {
  waived: {
    label: 'Leave them out',
    title: 'Leave the additional rights out?',
    effect: 'The agent can then accept your offer without them, and the agreement does not grant them.',
    done: 'The agent can accept your offer without the additional rights.',
  },
  kept: {
    label: 'Keep my request',
    title: 'Keep your request?',
    effect: 'The offer stays as it is. The agent can accept it with these rights, or reject it.',
    done: 'Your offer stays as it is.',
  },
} as const satisfies Record<ExtraRightsAnswer, object>
