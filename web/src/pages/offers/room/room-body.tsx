import type { Offer, OfferRoom, User } from '@storyright/contracts/http'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { money } from '../../../entities/money/money.ts'
import { waitsForAnswer } from '../../../entities/offer/offer-state.ts'
import { type Onlooker, otherSide } from '../../../entities/offer/offer-words.ts'
import { actLabel, type RoomAct, unpaidIn } from '../../../features/offer-room/room.rules.ts'
import { RoomDock, RoomPanel } from '../../../features/offer-room/room-panel.tsx'
import { RoomTerms } from '../../../features/offer-room/room-terms.tsx'
import { AgreeDialog, DeclineDialog, WithdrawDialog } from '../../../features/offer-room/round-dialogs.tsx'
import { RoundHistory } from '../../../features/offer-room/round-history.tsx'
import { useRefusal, useRoundActs } from '../../../features/offer-room/use-round-acts.ts'
import { OfferShelf } from '../../../features/offer-shelf/offer-shelf.tsx'
import { OfferThread } from '../../../features/offer-thread/offer-thread.tsx'
import { AnswerDialog } from '../../../features/offers/answering/answer-dialog.tsx'
import { type Answers, useAnswers } from '../../../features/offers/answering/use-answers.ts'
import { CancelOffer } from '../../../features/offers/making/cancel-offer.tsx'
import { OfferDocuments } from '../../../features/offers/reading/offer-documents.tsx'
import { OfferHead } from '../../../features/offers/reading/offer-head.tsx'
import { TermsAgain } from '../../../features/offers/reading/terms-again.tsx'
import { whatNext } from '../../../features/offers/reading/what-next.ts'
import { useOffersForAgent } from '../../../features/offers/use-offers.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { below, theme } from '../../../ui/theme/theme.ts'
import { PayUnpaid, useBankReturned } from './pay-unpaid.tsx'
import { ProposeTerms } from './propose-terms.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  gap: ${theme.s10} 64px;
  align-items: start;
  margin-block: ${theme.s8} ${theme.s16};
  ${below.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.phone} {
    margin-block: ${theme.s6} ${theme.s10};
    gap: ${theme.s8};
  }
`
const Column = styled.div`
  display: grid;
  gap: ${theme.s10};
  min-width: 0;
  ${below.phone} {
    gap: ${theme.s8};
  }
`

type RoomBodyProps = { room: OfferRoom; user: User; onlooker: Onlooker; onEnd: () => void }

/** An offer with everything that its two sides do about its terms. What is open of that stands in the address. */
export function RoomBody({ room, user, onlooker, onEnd }: RoomBodyProps) {
  const { offer } = room
  const [address, setAddress] = useSearchParams()
  const open = address.get('do')
  const go = (what: string | null) => setAddress(what ? { do: what } : {}, { preventScrollReset: true })
  const [secret, setSecret] = useState<string | null>(null)
  const refusal = useRefusal()
  const pay = (clientSecret: string) => {
    setSecret(clientSecret)
    go('pay')
  }
  const acts = useRoundActs(offer.id, { refusal, onPay: pay })
  const answers = useAnswers()
  answers.settle([offer])
  const [isCancelling, setIsCancelling] = useState(false)
  const returned = useBankReturned(room, () => go(null))
  const onAct = (act: RoomAct) => {
    refusal.clear()
    const round = act === 'withdraw' ? (onlooker === 'agent' ? offer.counter : unpaidIn(room)) : offer.counter
    if (act === 'accept') answers.ask(offer, 'accept')
    else if (act === 'counter' || act === 'better') go('propose')
    else if (act === 'pay') go('pay')
    else if (round) acts.ask(act, round)
  }
  const panel = { room, onlooker, onAct }
  const { asked } = acts
  const dialog = { busy: acts.busy, onClose: acts.drop }
  return (
    <>
      <BackLink to={paths.offerFor[onlooker](offer.id)}>{backWords[onlooker]}</BackLink>
      <PageHead title="Deal Room" />
      <OfferHead offer={offer} />
      <Columns>
        <Column>
          <RoomPanel
            {...panel}
            next={nextWords(offer, onlooker, answers)}
            onEnd={onEnd}
            refused={refusal.refused}
            quiet={open !== null}
            more={<EndIt offer={offer} onlooker={onlooker} answers={answers} onCancel={() => setIsCancelling(true)} />}
          />
          {open === 'pay' && onlooker === 'producer' && (
            <PayUnpaid room={room} secret={secret} returned={returned} onDone={() => go(null)} />
          )}
          {open === 'propose' && onlooker !== 'admin' && (
            <ProposeTerms
              room={room}
              user={user}
              side={onlooker}
              onMade={(clientSecret) => (clientSecret ? pay(clientSecret) : go(null))}
              onClose={() => go(null)}
            />
          )}
          <RoomTerms room={room} onlooker={onlooker} />
          <OfferThread room={room} side={onlooker} />
        </Column>
        <Column>
          <OfferShelf room={room} side={onlooker} />
          <RoundHistory room={room} onlooker={onlooker} />
          <section aria-label="The offer as it was made">
            <TermsAgain offer={offer} onlooker={onlooker} title="Everything the offer says" />
            <DocumentsOf offer={offer} />
          </section>
        </Column>
      </Columns>
      {open === null && <RoomDock {...panel} />}
      {onlooker === 'agent' && <Accepting agentId={user.id} answers={answers} />}
      {isCancelling && <CancelOffer offer={offer} onClose={() => setIsCancelling(false)} />}
      {asked?.act === 'agree' && (
        <AgreeDialog
          key={asked.round.number}
          {...dialog}
          room={room}
          round={asked.round}
          before={asked.before ?? null}
          label={actLabel('agree', { ...room, offer: { ...offer, counter: asked.round } }, onlooker)}
          onConfirm={() => void acts.confirm()}
        />
      )}
      {asked?.act === 'decline' && (
        <DeclineDialog
          {...dialog}
          round={asked.round}
          stands={offer.offerPrice}
          onConfirm={(reason) => void acts.confirm(reason)}
        />
      )}
      {asked?.act === 'withdraw' && (
        <WithdrawDialog
          {...dialog}
          round={asked.round}
          isUnpaid={onlooker === 'producer'}
          onConfirm={() => void acts.confirm()}
        />
      )}
    </>
  )
}

const backWords: Record<Onlooker, string> = {
  producer: 'My Submissions',
  agent: 'Submissions',
  admin: 'Transactions',
}

const unconfirmed = {
  head: 'The payment is not confirmed yet.',
  text: 'The card provider has not said whether the money was charged. We keep asking and finish the acceptance: nothing is charged twice.',
}

function nextWords(offer: Offer, onlooker: Onlooker, answers: Answers) {
  if (onlooker !== 'admin')
    return answers.isUnconfirmed(offer) && offer.status === 'pending' ? unconfirmed : whatNext(offer, onlooker)
  return {
    head: `${money(offer.offerPrice)} stands.`,
    text: offer.counter
      ? `The agent’s counter-offer of ${money(offer.counter.offerPrice)} waits for the ${otherSide.agent}.`
      : 'You read along; both sides see what the other wrote.',
  }
}

type EndItProps = { offer: Offer; onlooker: Onlooker; answers: Answers; onCancel: () => void }

/** Each side can end the offer. */
function EndIt({ offer, onlooker, answers, onCancel }: EndItProps) {
  if (onlooker === 'agent' && waitsForAnswer(offer) && !answers.isUnconfirmed(offer))
    return (
      <Button variant="danger" onClick={() => answers.ask(offer, 'reject')}>
        Reject the offer
      </Button>
    )
  if (onlooker === 'producer' && offer.status === 'pending' && offer.paymentStatus !== 'captured')
    return (
      <Button variant="danger" onClick={onCancel}>
        Cancel the offer
      </Button>
    )
  return null
}

const Links = styled(Actions)`
  margin-top: ${theme.s4};
`
const DocumentsOf = ({ offer }: { offer: Offer }) => (
  <Links>
    <OfferDocuments offer={offer} inRoom />
  </Links>
)

/** Accepting says what it does to the other offers for the title, once these are known. */
function Accepting({ agentId, answers }: { agentId: string; answers: Answers }) {
  const { offers } = useOffersForAgent(agentId, answers.hasUnconfirmed)
  return <AnswerDialog answers={answers} offers={offers} {...(!offers && { consequence: () => otherOffers })} />
}

const otherOffers = 'Other offers that it rules out are rejected, and their holds released.'
