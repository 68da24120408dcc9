import type { Offer } from '@storyright/contracts/http'
import { day, dayAndTime, type OfferMoment } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { money } from '../../../entities/money/money.ts'
import { endedMoneyOf, waitsForExtraRights } from '../../../entities/offer/offer-state.ts'
import { otherSide, type Side, statusLabels } from '../../../entities/offer/offer-words.ts'
import { RoomLink } from '../../../entities/offer/room-link.tsx'
import { paths } from '../../../shared/paths.ts'
import { Timeline, type TimelineStep } from '../../../ui/data/timeline.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { below, theme } from '../../../ui/theme/theme.ts'
import { OfferColumns } from './offer-columns.tsx'
import { OfferHead } from './offer-head.tsx'
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
      <Way>
        <Timeline steps={stepsOf(offer, side)} />
      </Way>
      <Next>
        <div>
          <p role="status">
            <b>{next.head}</b> {next.text}
          </p>
          <RoomLink offer={offer} />
        </div>
        <Actions>{action}</Actions>
      </Next>
      <Remarks offer={offer} onlooker={side} />
      <OfferColumns
        offer={offer}
        onlooker={side}
        more={
          <>
            {more}
            <Support to={paths.askSupport({ offerId: offer.id })}>Contact support</Support>
          </>
        }
      />
    </>
  )
}

const whenever = ({ timeline }: Offer, ...moments: OfferMoment[]) =>
  timeline.findLast(({ moment }) => moments.includes(moment))?.at

/** Submitted, held, answered, signed: how far an offer is on its way. An offer that ended has no step to come. */
export function stepsOf(offer: Offer, side: Side): TimelineStep[] {
  const submitted = { title: 'Submitted', detail: dayAndTime(offer.submittedAt), state: 'done' } as const
  return [submitted, holdStep(offer), answerStep(offer, side), ...signStep(offer, side)]
}

function holdStep(offer: Offer): TimelineStep {
  const { status, paymentStatus, offerPrice, holdExpiresAt } = offer
  const isOpen = status === 'pending'
  const amount = money(offerPrice)
  const ended = status === 'pending' || status === 'accepted' ? null : endedMoneyOf(offer)
  if (ended === 'never_held') return { title: 'Not paid', detail: 'Nothing was held', state: 'done' }
  if (ended === 'refunded') return { title: 'Refunded', detail: at(whenever(offer, 'refunded'), amount), state: 'done' }
  if (ended === 'charged') return { title: 'Charged', detail: at(whenever(offer, 'captured'), amount), state: 'done' }
  switch (paymentStatus) {
    case 'requires_payment':
      return { title: 'Card hold', detail: 'Awaiting payment', state: isOpen ? 'now' : 'done' }
    case 'failed':
      return { title: 'Card declined', detail: 'Another card may be tried', state: isOpen ? 'now' : 'done' }
    case 'held':
      return {
        title: holdExpiresAt ? `Held until ${day(holdExpiresAt)}` : 'Held',
        detail: isOpen ? amount : 'Being released',
        state: 'done',
      }
    case 'captured':
      return { title: 'Held', detail: at(whenever(offer, 'held'), amount), state: 'done' }
    case 'released':
      return { title: 'Hold released', detail: at(whenever(offer, 'released'), amount), state: 'done' }
    case 'expired':
      return { title: 'Hold ran out', detail: at(whenever(offer, 'expired'), amount), state: 'done' }
  }
}

const at = (moment: string | undefined, otherwise: string) => (moment ? dayAndTime(moment) : otherwise)

function answerStep(offer: Offer, side: Side): TimelineStep {
  const { status, paymentStatus, offerPrice, acceptedAt, updatedAt } = offer
  if (status === 'accepted')
    return {
      title: 'Accepted',
      detail: `${dayAndTime(acceptedAt ?? updatedAt)}, ${money(offerPrice)} charged`,
      state: 'done',
    }
  if (status !== 'pending')
    return { title: statusLabels[status], detail: dayAndTime(whenever(offer, status) ?? updatedAt), state: 'done' }
  if (paymentStatus === 'captured') return { title: 'Answered', detail: 'Being accepted', state: 'now' }
  if (paymentStatus === 'held') {
    const whose = waitsForExtraRights(offer) ? 'producer' : 'agent'
    return { title: 'Answered', detail: side === whose ? 'Your turn' : `Waiting for the ${whose}`, state: 'now' }
  }
  return { title: 'Answered', state: 'next' }
}

function signStep({ status, agreement, exercisedAt }: Offer, side: Side): TimelineStep[] {
  if (status === 'pending') return [{ title: 'Signed', state: 'next' }]
  if (status !== 'accepted') return []
  const [own, other] = [agreement?.[side], agreement?.[otherSide[side]]]
  if (own && other)
    return [
      { title: 'Signed', detail: dayAndTime([own.at, other.at].toSorted().at(-1)!), state: 'done' },
      ...(exercisedAt ? [{ title: 'Exercised', detail: dayAndTime(exercisedAt), state: 'done' as const }] : []),
    ]
  const detail = own
    ? `Waiting for the ${otherSide[side]} to sign`
    : agreement
      ? 'Your turn to sign'
      : 'The agreement is being drawn up'
  return [{ title: 'Signed', detail, state: 'now' }]
}

const Way = styled.div`
  margin-block: ${theme.s8} ${theme.s6};
  ${below.phone} {
    margin-block: ${theme.s6} ${theme.s2};
  }
`
const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3} ${theme.s5};
  padding: ${theme.s4} ${theme.s5};
  background: ${theme.surface};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  > :first-child {
    flex: 1 1 20em;
    max-width: 54ch;
    text-wrap: pretty;
  }
  b {
    font-weight: 600;
  }
  ${below.phone} {
    > :last-child,
    > :last-child > * {
      flex: 1 1 auto;
    }
  }
`
/** A line alone is too low a target. */
const Support = styled(Link)`
  padding-block: 2px;
`
