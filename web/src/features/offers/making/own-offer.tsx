import type { Offer } from '@storyright/contracts/http'
import { useState } from 'react'
import {
  isRenewable,
  waitsForExtraRights,
  waitsForPayment,
  waitsForSignature,
} from '../../../entities/offer/offer-state.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { SignAgreement } from '../after-the-deal/sign-agreement.tsx'
import { OfferDocuments } from '../reading/offer-documents.tsx'
import { OpenOffer } from '../reading/open-offer.tsx'
import { AnswerExtraRights } from './answer-extra-rights.tsx'
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
