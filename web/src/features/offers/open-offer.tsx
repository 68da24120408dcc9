import type { Offer } from '@storyright/contracts'
import type { ReactNode } from 'react'
import { Kind } from '../../ui/badge/badge.tsx'
import { Cover } from '../../ui/cover/cover.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Timeline } from '../../ui/data/timeline.tsx'
import { dayAndTime } from '../../ui/format/date.ts'
import { money } from '../../ui/format/money.ts'
import { By, Meta } from '../../ui/text/text.ts'
import * as S from './desk.styles.ts'
import { momentWords } from './moment-words.ts'
import { OfferState } from './offer-status.tsx'
import { stepsOf } from './offer-steps.ts'
import { months, type Side } from './offer-words.ts'
import { termsOf } from './terms.tsx'
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
  return (
    <>
      <Head offer={offer} />
      <S.Way>
        <Timeline steps={stepsOf(offer, side)} />
      </S.Way>
      <S.Next>
        <p role="status">
          <b>{next.head}</b> {next.text}
        </p>
        <S.Acts>{act}</S.Acts>
      </S.Next>
      <S.Columns>
        <div>
          <h3>Terms</h3>
          <Facts facts={termsOf(offer, side)} />
          <S.Documents>{more}</S.Documents>
        </div>
        <div>
          <h3>What happened</h3>
          <History offer={offer} side={side} />
        </div>
      </S.Columns>
    </>
  )
}

function Head({ offer }: { offer: Offer }) {
  const { id, title, author, medium, genre, coverImageUrl } = offer.listing
  return (
    <S.Head>
      <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} eager />
      <div>
        <S.States>
          <OfferState status={offer.status} fill />
          {offer.fundCompetition && <Kind>Funding Competition Entry</Kind>}
        </S.States>
        <h2>{title}</h2>
        <By>{author}</By>
        <S.Ids>
          Listing #{id} · <span title={offer.id}>Offer ID {offer.id.slice(0, 8)}</span>
        </S.Ids>
      </div>
      <S.Amount>
        <Meta as="span">Offer Amount</Meta>
        <b>{money(offer.offerPrice)}</b>
        <Meta as="span">{months(offer.optionPeriod)}</Meta>
      </S.Amount>
    </S.Head>
  )
}

function History({ offer, side }: { offer: Offer; side: Side }) {
  return (
    <S.Log>
      {offer.timeline.toReversed().map(({ at, moment, note }) => (
        <li key={`${at}-${moment}`}>
          <time dateTime={at}>{dayAndTime(at)}</time>
          <span>
            {momentWords(moment, offer, side)}
            {note && <Meta as="span"> {note}</Meta>}
          </span>
        </li>
      ))}
    </S.Log>
  )
}
