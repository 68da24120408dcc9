import type { Offer } from '@storyright/contracts/http'
import { useState } from 'react'
import { isInPlay, waitsForAnswer, waitsForSignature } from '../../../entities/offer/offer-state.ts'
import { CompareLink } from '../../../entities/offer/room-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { SignAgreement } from '../after-the-deal/sign-agreement.tsx'
import { OfferDocuments } from '../reading/offer-documents.tsx'
import { OpenOffer } from '../reading/open-offer.tsx'
import { Submissions } from '../submissions/submissions.tsx'
import type { Answers } from './use-answers.ts'

/** Every offer that reached an agent. */
export function ReceivedOffers({ offers, answers }: { offers: readonly Offer[]; answers: Answers }) {
  if (offers.length === 0)
    return (
      <EmptyState heading="h2" title="No Submissions Yet">
        An offer shows here as soon as its money is held on the producer’s card.
      </EmptyState>
    )
  return (
    <Submissions offers={offers} side="agent">
      {(offer) => <ReceivedOffer offer={offer} offers={offers} answers={answers} />}
    </Submissions>
  )
}

const unconfirmed = {
  head: 'The payment is not confirmed yet.',
  text: 'The card provider has not said whether the money was charged. We keep asking and finish the acceptance by ourselves: nothing is charged twice, and there is nothing for you to do.',
}

/** An offer that an agent received, and what they can do about it. */
function ReceivedOffer({ offer, offers, answers }: { offer: Offer; offers: readonly Offer[]; answers: Answers }) {
  const [isSigning, setIsSigning] = useState(false)
  const isUnconfirmed = answers.isUnconfirmed(offer) && offer.status === 'pending'
  const action = waitsForSignature(offer, 'agent') ? (
    <Button variant="primary" onClick={() => setIsSigning(true)}>
      Sign agreement
    </Button>
  ) : (
    <>
      {isInPlay(offer, new Date()) && <CompareLink listingId={offer.listingId} offers={offers} />}
      {!isUnconfirmed && waitsForAnswer(offer) && <AnswerButtons offer={offer} answers={answers} />}
    </>
  )
  return (
    <>
      <OpenOffer
        offer={offer}
        side="agent"
        action={action}
        more={<OfferDocuments offer={offer} />}
        next={isUnconfirmed ? unconfirmed : undefined}
      />
      {isSigning && <SignAgreement offer={offer} side="agent" onClose={() => setIsSigning(false)} />}
    </>
  )
}

function AnswerButtons({ offer, answers }: { offer: Offer; answers: Answers }) {
  return (
    <>
      <Button variant="danger" onClick={() => answers.ask(offer, 'reject')}>
        Reject
      </Button>
      <Button variant="primary" onClick={() => answers.ask(offer, 'accept')}>
        Accept
      </Button>
    </>
  )
}
