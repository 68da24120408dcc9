import type { Offer } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import { otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Timeline } from '../../../ui/data/timeline.tsx'
import { OptionNotices } from '../after-the-deal/option-notices.tsx'
import * as S from '../desk.styles.ts'
import { ChangedListing } from './changed-listing.tsx'
import { Contact } from './contacts.tsx'
import { History } from './history.tsx'
import { MoneyRemarks } from './money-remarks.tsx'
import { OfferHead } from './offer-head.tsx'
import { stepsOf } from './offer-steps.ts'
import { offeredFacts, termsOf } from './terms.tsx'
import { type WhatNext, whatNext } from './what-next.ts'

type OpenOfferProps = {
  offer: Offer
  side: Side
  /** What is to be done now. */
  act: ReactNode
  /** What else can be opened or done. */
  more: ReactNode
  /** Said in place of what usually comes next. */
  next?: WhatNext | undefined
}

/** One offer, whole: how far it is, what comes next, its terms and its history. */
export function OpenOffer({ offer, side, act, more, next = whatNext(offer, side) }: OpenOfferProps) {
  const other = otherSide[side]
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
        <S.Acts>{act}</S.Acts>
      </S.Next>
      <S.Remarks>
        <MoneyRemarks offer={offer} onlooker={side} />
        <ChangedListing offer={offer} />
        <OptionNotices offer={offer} onlooker={side} />
      </S.Remarks>
      <S.Columns>
        <S.Column>
          <section>
            <h3>Terms</h3>
            <Facts facts={termsOf(offer, side)} />
            <S.Documents>{more}</S.Documents>
          </section>
          <section>
            <h3>What was offered on</h3>
            <Facts facts={offeredFacts(offer)} />
          </section>
        </S.Column>
        <S.Column>
          {offer.status === 'accepted' && (
            <section>
              <h3>The {other}’s contact</h3>
              <Contact offer={offer} of={other} />
            </section>
          )}
          <section>
            <h3>What happened</h3>
            <History offer={offer} onlooker={side} />
          </section>
        </S.Column>
      </S.Columns>
    </>
  )
}
