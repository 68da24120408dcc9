import type { Offer } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import type { Side } from '../../../entities/offer/offer-words.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Timeline } from '../../../ui/data/timeline.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { OfferColumns } from './offer-columns.tsx'
import { OfferHead } from './offer-head.tsx'
import { stepsOf } from './offer-steps.ts'
import * as S from './open-offer.styles.ts'
import { Remarks } from './remarks.tsx'
import { type WhatNext, whatNext } from './what-next.ts'

type OpenOfferProps = {
  offer: Offer
  side: Side
  /** What is to be done now. */
  action: ReactNode
  /** What else can be opened or done. */
  more: ReactNode
  /** Said in place of what usually comes next. */
  next?: WhatNext | undefined
}

/** One offer, whole: how far it is, what comes next, its terms and its history. */
export function OpenOffer({ offer, side, action, more, next = whatNext(offer, side) }: OpenOfferProps) {
  return (
    <>
      <OfferHead offer={offer} />
      <S.Way>
        <Timeline steps={stepsOf(offer, side)} />
      </S.Way>
      <S.Next>
        <p role="status">
          <b>{next.head}</b> {next.text}
        </p>
        <Actions>{action}</Actions>
      </S.Next>
      <Remarks offer={offer} onlooker={side} />
      <OfferColumns
        offer={offer}
        onlooker={side}
        more={
          <>
            {more}
            <ButtonLink small variant="plain" to={paths.askSupport({ offerId: offer.id })}>
              Contact support
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
