import type { Offer } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import { type Onlooker, otherSide } from '../../../entities/offer/offer-words.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Contact } from './contacts.tsx'
import { History } from './history.tsx'
import * as S from './offer-columns.styles.ts'
import { offeredFacts, termsOf } from './terms.tsx'

type OfferColumnsProps = {
  offer: Offer
  onlooker: Onlooker
  /** What else of it can be opened or done. */
  more: ReactNode
  /** What stands first beside the terms. */
  beside?: ReactNode
}

/** The terms of an offer beside whom it concerns and what happened to it. */
export function OfferColumns({ offer, onlooker, more, beside }: OfferColumnsProps) {
  return (
    <S.Columns>
      <S.Column>
        <section>
          <h3>Terms</h3>
          <Facts facts={termsOf(offer, onlooker)} />
          <S.Documents>{more}</S.Documents>
        </section>
        <section>
          <h3>What was offered on</h3>
          <Facts facts={offeredFacts(offer)} />
        </section>
      </S.Column>
      <S.Column>
        {beside}
        {offer.status === 'accepted' && <Contacts offer={offer} onlooker={onlooker} />}
        <section>
          <h3>What happened</h3>
          <History offer={offer} onlooker={onlooker} />
        </section>
      </S.Column>
    </S.Columns>
  )
}

/** Each side sees the other, an administrator both. */
function Contacts({ offer, onlooker }: Pick<OfferColumnsProps, 'offer' | 'onlooker'>) {
  const sides = onlooker === 'admin' ? (['producer', 'agent'] as const) : ([otherSide[onlooker]] as const)
  return (
    <section>
      <h3>{sides.length > 1 ? 'Contacts' : `The ${sides[0]}’s contact`}</h3>
      {sides.map((side) => (
        <Contact key={side} offer={offer} of={side} />
      ))}
    </section>
  )
}
