import type { ComparedOffer } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { OfferState } from '../../../entities/offer/offer-status.tsx'
import { filled } from '../../../shared/filled.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { Note } from '../../../ui/state/note.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { Words } from '../../../ui/text/words.ts'
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts'
import { type ComparedCell, type ComparedRow, rowsOf, statedOf, togetherWords } from './comparison.rules.ts'
import * as S from './comparison.styles.ts'

interface ComparisonProps {
  offers: readonly ComparedOffer[]
  budget: number | null
  /** The offer whose terms are read before it is accepted. */
  opening: string | null
  onAccept: (offer: ComparedOffer) => void
}

/** Offers side by side: what differs, and what all have in common. */
export function Comparison({ offers, budget, opening, onAccept }: ComparisonProps) {
  const isPhone = useIsPhone()
  const { names, differing, same } = rowsOf(offers, budget)
  const isOne = offers.length === 1
  const answers = (offer: ComparedOffer) => (
    <Answers
      offer={offer}
      name={names.get(offer.offerId)!}
      isBusy={opening === offer.offerId}
      onAccept={() => onAccept(offer)}
    />
  )
  const { stated, usual } = statedOf(same)
  const shown = { offers, names, rows: isOne ? stated : differing, answers }
  return (
    <>
      <Note>
        {isOne
          ? 'One offer is in play. As soon as there is another, both stand here side by side.'
          : togetherWords(offers)}
      </Note>
      {isPhone ? <OfferCards {...shown} /> : <OffersTable {...shown} />}
      {offers.length === offerLimits.compared && (
        <Meta>{`At most ${offerLimits.compared} offers are compared: those with the highest fees.`}</Meta>
      )}
      {isOne ? (
        <Folded head="Left to the usual clauses" rows={usual} />
      ) : (
        <Folded head="The same in every offer" rows={same} />
      )}
    </>
  )
}

interface ShownProps {
  offers: readonly ComparedOffer[]
  names: ReadonlyMap<string, string>
  rows: readonly ComparedRow[]
  answers: (offer: ComparedOffer) => ReactNode
}

function OffersTable({ offers, names, rows, answers }: ShownProps) {
  return (
    <S.Scroll role="region" aria-label="Offers side by side" tabIndex={0}>
      <S.Table $count={offers.length}>
        <caption>
          <VisuallyHidden>Offers side by side, the highest fee first</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.offerId} scope="col">
                <Who offer={offer} name={names.get(offer.offerId)!} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, cells }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {cells.map((cell, place) => (
                <td key={offers[place]!.offerId}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Your answer</th>
            {offers.map((offer) => (
              <td key={offer.offerId}>{answers(offer)}</td>
            ))}
          </tr>
        </tfoot>
      </S.Table>
    </S.Scroll>
  )
}

function OfferCards({ offers, names, rows, answers }: ShownProps) {
  return (
    <S.Cards aria-label="Offers side by side, the highest fee first">
      {offers.map((offer, place) => (
        <S.Card key={offer.offerId}>
          <h2>
            <Who offer={offer} name={names.get(offer.offerId)!} />
          </h2>
          <Facts facts={rows.map(({ term, cells }) => ({ term, value: <Cell cell={cells[place]!} /> }))} />
          {answers(offer)}
        </S.Card>
      ))}
    </S.Cards>
  )
}

const Cell = ({ cell: { text, best, isUsual } }: { cell: ComparedCell }) => (
  <>
    <S.Value $usual={isUsual}>{text}</S.Value>
    {best && <S.Best>{best}</S.Best>}
  </>
)

function Who({ offer: { offerId, producer, status }, name }: { offer: ComparedOffer; name: string }) {
  return (
    <S.Who>
      <Link to={filled(paths.offerRoom, { offerId })}>
        <bdi>{name}</bdi>
      </Link>
      {producer.companyName && (
        <Meta as="span">
          <bdi>{producer.companyName}</bdi>
        </Meta>
      )}
      {status !== 'pending' && <OfferState status={status} />}
    </S.Who>
  )
}

interface AnswersProps {
  offer: ComparedOffer
  name: string
  isBusy: boolean
  onAccept: () => void
}

/** What the agent can do about an offer here; what it cannot say stands in the offer's room. */
function Answers({ offer: { offerId, isFree, may }, name, isBusy, onAccept }: AnswersProps) {
  const which = <VisuallyHidden>{` the offer of ${name}`}</VisuallyHidden>
  const room = filled(paths.offerRoom, { offerId })
  return (
    <Actions>
      {may.accept && isFree && (
        <Button small variant="solid" busy={isBusy} onClick={onAccept}>
          <span>Accept</span>
          {which}
        </Button>
      )}
      <ButtonLink small to={room}>
        <span>{may.counter ? 'Counter' : 'Open'}</span>
        {which}
      </ButtonLink>
    </Actions>
  )
}

/** What decides nothing. */
function Folded({ head, rows }: { head: string; rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null
  return (
    <S.Folded>
      <summary>{`${head}: ${rows.length === 1 ? '1 term' : `${rows.length} terms`}`}</summary>
      <Facts facts={rows.map(({ term, cells }) => ({ term, value: <Words>{cells[0]!.text}</Words> }))} />
    </S.Folded>
  )
}
