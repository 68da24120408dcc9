import type { Offer } from '@storyright/contracts/http'
import type { ExtraRightsAnswer } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import {
  isRenewable,
  waitsForCounter,
  waitsForExtraRights,
  waitsForPayment,
  waitsForSignature,
} from '../../../entities/offer/offer-state.ts'
import { roomPath } from '../../../entities/offer/round-words.ts'
import { paths } from '../../../shared/paths.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Quote } from '../../../ui/text/words.ts'
import { SignAgreement } from '../after-the-deal/sign-agreement.tsx'
import { useAnswerExtraRightsMutation } from '../offers.api.ts'
import { OfferDocuments } from '../reading/offer-documents.tsx'
import { OpenOffer } from '../reading/open-offer.tsx'
import { CancelOffer } from './cancel-offer.tsx'

/** The producer's own offer, and what they can do about it. */
export function OwnOffer({ offer }: { offer: Offer }) {
  const [dialog, setDialog] = useState<'cancel' | 'sign' | null>(null)
  const close = () => setDialog(null)
  const isPending = offer.status === 'pending'
  return (
    <>
      <OpenOffer
        offer={offer}
        side="producer"
        action={<NextAction offer={offer} onSign={() => setDialog('sign')} />}
        more={
          <>
            <OfferDocuments offer={offer} />
            {isPending && offer.paymentStatus !== 'captured' && (
              <Button small variant="danger" onClick={() => setDialog('cancel')}>
                Cancel
              </Button>
            )}
          </>
        }
      />
      {dialog === 'cancel' && <CancelOffer offer={offer} onClose={close} />}
      {dialog === 'sign' && <SignAgreement offer={offer} side="producer" onClose={close} />}
    </>
  )
}

function NextAction({ offer, onSign }: { offer: Offer; onSign: () => void }) {
  const pay = paths.payOffer(offer.listingId, offer.id)
  if (waitsForPayment(offer) && offer.isPayable)
    return (
      <ButtonLink variant="primary" to={pay}>
        Complete payment
      </ButtonLink>
    )
  if (waitsForCounter(offer))
    return (
      <ButtonLink variant="primary" to={roomPath(offer.id)}>
        Answer Counter-offer
      </ButtonLink>
    )
  if (isRenewable(offer))
    return (
      <ButtonLink variant="primary" to={pay}>
        Renew
      </ButtonLink>
    )
  if (waitsForSignature(offer, 'producer'))
    return (
      <Button variant="primary" onClick={onSign}>
        Sign agreement
      </Button>
    )
  if (waitsForExtraRights(offer)) return <AnswerExtraRights offer={offer} />
  return null
}

/** The agent would accept without the additional rights requested: the producer leaves them out or keeps the request. */
function AnswerExtraRights({ offer }: { offer: Offer }) {
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
