import type { Offer } from '@storyright/contracts/http'
import { type FeeChoice as Choice, offerLimits, offerMessages } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { useChooseAfterReturnMutation } from '../offers.api.ts'

/** The option fee went back: whoever may choose ends the option, or keeps it and says why. */
export function FeeChoice({ offer }: { offer: Offer }) {
  const [choice, setChoice] = useState<Choice | null>(null)
  return (
    <>
      <Actions>
        {offer.exercisedAt === null && (
          <Button small variant="danger" onClick={() => setChoice('end')}>
            End the option
          </Button>
        )}
        <Button small variant="solid" onClick={() => setChoice('keep')}>
          Keep the option
        </Button>
      </Actions>
      {choice && <AskFirst offer={offer} choice={choice} onClose={() => setChoice(null)} />}
    </>
  )
}

type AskFirstProps = { offer: Offer; choice: Choice; onClose: () => void }

function AskFirst({ offer, choice, onClose }: AskFirstProps) {
  const [send, { isLoading }] = useChooseAfterReturnMutation()
  const { title, effect, label, done } = words[choice]
  const confirm = async (note: string) => {
    const chosen = { id: offer.id, choice, ...(choice === 'keep' && { note }) }
    const doneToast = { title: done, description: `The option on “${offer.listing.title}” is up to date.` }
    if (await runWithToast(() => send(chosen).unwrap(), doneToast, 'It could not be done')) onClose()
  }
  return (
    <ReasonDialog
      title={title}
      description={effect}
      confirm={label}
      danger={choice === 'end'}
      busy={isLoading}
      reason={choice === 'keep' ? whyKept : null}
      onClose={onClose}
      onConfirm={(note) => void confirm(note)}
    />
  )
}

const words: Record<Choice, { title: string; effect: string; label: string; done: string }> = {
  end: {
    title: 'End the option?',
    effect: 'The title is free again, and we notify the producer. This cannot be undone.',
    label: 'End the option',
    done: 'Option Ended',
  },
  keep: {
    title: 'Keep the option?',
    effect:
      'The option continues although its fee was returned, because it was paid another way, for example. This cannot be undone.',
    label: 'Keep the option',
    done: 'Option Kept',
  },
}

const whyKept = {
  label: 'Reason',
  help: 'Both sides read it.',
  maximum: offerLimits.settlementNote,
  missing: offerMessages.keepReasonRequired,
}
