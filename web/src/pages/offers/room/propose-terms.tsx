import type { OfferRoom, User } from '@storyright/contracts/http'
import { useState } from 'react'
import { money } from '../../../entities/money/money.ts'
import type { Side } from '../../../entities/offer/offer-words.ts'
import { RoundForm } from '../../../features/offer-form/round-form.tsx'
import { type RoundValues, roundAsSent, roundValuesOf } from '../../../features/offer-form/round-values.ts'
import { Opened } from '../../../features/offer-room/opened.tsx'
import { refusalWords, standingIn } from '../../../features/offer-room/room.rules.ts'
import { useRefusal } from '../../../features/offer-room/use-round-acts.ts'
import { useProposeRound } from '../../../features/offer-room/use-round-requests.ts'
import { useFormDraft } from '../../../shared/form/use-form-draft.ts'
import { Part } from '../../../ui/page/part.tsx'
import { Note } from '../../../ui/state/note.tsx'
import { toast } from '../../../ui/toast/toasts.ts'

type ProposeTermsProps = {
  room: OfferRoom
  user: User
  side: Side
  /** With what the browser pays the new hold, where one is needed. */
  onMade: (clientSecret: string | null) => void
  onClose: () => void
}

/** Other terms for the offer. What is typed is kept in this tab until it was sent, whatever happens to the offer meanwhile. */
export function ProposeTerms({ room, user, side, onMade, onClose }: ProposeTermsProps) {
  const { offer } = room
  const present = (side === 'producer' && offer.counter) || standingIn(room)
  const [answered] = useState(present)
  const draft = useFormDraft(`storyright.terms.${user.id}.${offer.id}`, roundValuesOf(answered))
  const propose = useProposeRound(offer.id)
  const { refused, refuse, clear } = useRefusal()
  const submit = async (values: RoundValues) => {
    clear()
    try {
      const { round, clientSecret } = await propose(values, () => roundAsSent(values, answered, new Date()))
      draft.forget()
      if (!clientSecret) toast(made(side, round.offerPrice))
      onMade(clientSecret)
    } catch (error) {
      refuse(error, 'The terms were not sent')
      throw error
    }
  }
  const isOther = present.number !== answered.number || present.dealHash !== answered.dealHash
  const { title, label } = words[side]
  return (
    <Opened>
      <Part title={title}>
        <RoundForm
          by={side}
          initial={draft.initial}
          answered={answered}
          onValues={draft.keep}
          onSubmit={submit}
          onClose={onClose}
          label={label}
          remark={
            <>
              {isOther && (
                <Note tone="wait" role="status">
                  {`Round ${present.number} came meanwhile, at ${money(present.offerPrice)}. What you typed is kept; read it again before you send it.`}
                </Note>
              )}
              {refused && (
                <Note tone="bad" role="alert">
                  {`${refusalWords[refused]} What you typed is kept.`}
                </Note>
              )}
            </>
          }
        />
      </Part>
    </Opened>
  )
}

const words: Record<Side, { title: string; label: string }> = {
  agent: { title: 'Your counter-offer', label: 'Send counter-offer' },
  producer: { title: 'Your new terms', label: 'Send new terms' },
}
const made = (side: Side, offerPrice: number) =>
  side === 'agent'
    ? { title: 'Counter-offer Sent', description: `The producer can agree to ${money(offerPrice)}, or decline.` }
    : { title: 'Offer Changed', description: `${money(offerPrice)} now stands, subject to acceptance.` }
