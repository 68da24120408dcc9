import type { Offer } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import styled from 'styled-components'
import { money } from '../../../entities/money/money.ts'
import { rivalsOf } from '../../../entities/offer/offer-state.ts'
import { months, producerName } from '../../../entities/offer/offer-words.ts'
import { comparedTerms } from '../../../entities/offer/round-words.ts'
import { TermList } from '../../../entities/offer/term-list.tsx'
import { useSwitchedOff } from '../../../entities/switch/switched-off.api.ts'
import { SwitchedOffNote } from '../../../entities/switch/switched-off-note.tsx'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { RadioList } from '../../../ui/field/radio-list.tsx'
import { Note } from '../../../ui/state/note.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { Quote, Words } from '../../../ui/text/words.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { useAskExtraRightsMutation } from '../offers.api.ts'
import { ChangedListing } from '../reading/changed-listing.tsx'
import { grantedTerms } from '../reading/offered-terms.ts'
import { dealFactsOf } from '../reading/terms.tsx'
import type { Answers } from './use-answers.ts'

type AnswerDialogProps = {
  answers: Answers
  /** The agent's, among which are the others for the title. */
  offers?: readonly Offer[] | undefined
  /** What accepting does to those, where more is known of them. */
  consequence?: (offer: Offer) => string
}

/** Asks before an offer is accepted or rejected: either moves money and cannot be taken back. */
export function AnswerDialog({ answers, offers = [], consequence }: AnswerDialogProps) {
  const { asked, drop, confirm, busy } = answers
  if (!asked) return null
  const { offer, verdict, before = null } = asked
  const rivals = rivalsOf(offer, offers).length
  const asking = { offer, rivals, busy, onClose: drop }
  return verdict === 'accept' ? (
    <AcceptOffer
      key={`${offer.id} ${offer.round}`}
      {...asking}
      before={before}
      {...(consequence && { consequence: consequence(offer) })}
      onConfirm={(terms) => void confirm(terms)}
    />
  ) : (
    <RejectOffer key={offer.id} {...asking} onConfirm={() => void confirm()} />
  )
}

type RejectOfferProps = { offer: Offer; rivals: number; busy: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before an offer is rejected. */
function RejectOffer({ offer, rivals, busy, onClose, onConfirm }: RejectOfferProps) {
  const who = producerName(offer) || 'the producer'
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Reject the offer for “${offer.listing.title}”?`}
      description={`The hold of ${money(offer.offerPrice)} on the card of ${who} is released, and we notify them. A rejected offer cannot be reopened.${still(rivals)}`}
      confirm="Reject"
      danger
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}

/** The title stays as it is, and so do the others. */
const still = (rivals: number) => {
  if (rivals === 0) return ''
  return rivals === 1
    ? ' The other offer for the title is not touched.'
    : ` The ${rivals} other offers for the title are not touched.`
}

const waivedChoices = [
  { value: 'without', label: 'Accept without them' },
  { value: 'with', label: 'I grant these as well' },
] as const

/** The agent would take the offer without them: the producer is asked first. */
function AskExtraRights({ offer, onAsked }: { offer: Offer; onAsked: () => void }) {
  const [ask, { isLoading }] = useAskExtraRightsMutation()
  const question = offer.extraRightsQuestion
  if (question)
    return (
      <Meta>
        {question.answer === 'kept'
          ? 'You asked to leave these out. The producer keeps the request.'
          : `You asked the producer on ${day(question.askedAt)} to leave these out. They have not answered yet.`}
      </Meta>
    )
  const done = { title: 'Producer Asked', description: 'We tell you as soon as they answer. The offer stays open.' }
  const send = async () => {
    if (await runWithToast(() => ask(offer.id).unwrap(), done, 'The producer was not asked')) onAsked()
  }
  return (
    <Ask>
      <Meta>Or accept the rest: we ask the producer whether these can be left out.</Meta>
      <Button small busy={isLoading} onClick={() => void send()}>
        Ask to leave these out
      </Button>
    </Ask>
  )
}

/** A part of a question, under a small head of its own. */
const Part = styled.section`
  display: grid;
  gap: ${theme.s3};
  h4 {
    font: 550 ${theme.t15} / 1.4 ${theme.sans};
  }
`

const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3};
`

type AcceptOfferProps = {
  offer: Offer
  /** What was read before other terms took its place. */
  before: Offer | null
  /** How many other offers for the title wait for an answer. */
  rivals: number
  consequence?: string
  busy: boolean
  onClose: () => void
  onConfirm: (terms: { withoutExtraRights: boolean }) => void
}

/** What becomes of the title, and of the other offers for it. */
function thereupon(isExclusive: boolean, rivals: number): string {
  const others = rivals === 1 ? 'The other offer for it' : `The ${rivals} other offers for it`
  if (isExclusive) {
    const released =
      rivals === 1
        ? 'is rejected, its hold released and its producer notified'
        : 'are rejected, their holds released and their producers notified'
    return `The title then shows as optioned.${rivals > 0 ? ` ${others} ${released}.` : ' There are no other pending offers on this title.'}`
  }
  return `The option is non-exclusive: the title stays available to others.${rivals > 0 ? ` ${others} ${rivals === 1 ? 'stays' : 'stay'} with you to answer. Those made on exclusive terms, or by the same producer, end.` : ''}`
}

/** Asks before an offer is accepted, with the terms that are accepted; further rights that were asked for have to be granted. */
function AcceptOffer({ offer, before, rivals, consequence, busy, onClose, onConfirm }: AcceptOfferProps) {
  const [granted, setGranted] = useState<'with' | 'without' | null>(null)
  const isOff = useSwitchedOff('payments') !== null
  const { offerPrice, optionPeriod, extraRightsRequest, terms, listing } = offer
  const fee = money(offerPrice)
  return (
    <ConfirmDialog
      open
      wide
      onOpenChange={onClose}
      title={`Accept the offer for “${listing.title}”?`}
      description={`${producerName(offer) || 'The producer'}’s card is charged ${fee} now, for an option of ${months(optionPeriod)}. ${consequence ?? thereupon(terms.exclusivity !== 'non-exclusive', rivals)}`}
      confirm="Accept"
      busy={busy}
      disabled={isOff || (extraRightsRequest !== null && granted === null)}
      onConfirm={() => onConfirm({ withoutExtraRights: granted === 'without' })}
    >
      <SwitchedOffNote name="payments" />
      {before && (
        <Note tone="wait" role="alert">
          The producer changed the terms while you were reading. Nothing has been accepted: please read them again.
        </Note>
      )}
      <Part>
        <h4>You accept on these terms</h4>
        {before ? (
          <TermList terms={comparedTerms(before, offer)} />
        ) : (
          <Facts
            facts={[
              { term: 'Option fee', value: fee },
              { term: 'Option period', value: months(optionPeriod) },
              ...dealFactsOf(offer),
              ...grantedTerms(offer).map(({ term, value }) => ({ term, value: <Words>{value}</Words> })),
            ]}
          />
        )}
        {offer.counter && (
          <Meta>{`Accepting withdraws your counter-offer of ${money(offer.counter.offerPrice)}.`}</Meta>
        )}
      </Part>
      <ChangedListing offer={offer} />
      {extraRightsRequest !== null && (
        <Part>
          <h4>Further rights that the producer asks for</h4>
          <Quote>{extraRightsRequest}</Quote>
          {offer.extraRightsQuestion?.answer === 'waived' ? (
            <RadioList
              legend="The producer agreed to leave these out"
              options={waivedChoices}
              value={granted ?? ''}
              onChange={(chosen) => setGranted(chosen === 'with' ? 'with' : 'without')}
            />
          ) : (
            <>
              <Checkbox
                checked={granted === 'with'}
                onChange={({ target }) => setGranted(target.checked ? 'with' : null)}
                label="I grant these as well"
              />
              <AskExtraRights offer={offer} onAsked={onClose} />
            </>
          )}
        </Part>
      )}
    </ConfirmDialog>
  )
}
