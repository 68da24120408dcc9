import type { OfferRoom, OfferRound } from '@storyright/contracts/http'
import { dayAndTime, type RoundStatus } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { money } from '../../entities/money/money.ts'
import { months, type Onlooker, otherSide, type Side } from '../../entities/offer/offer-words.ts'
import { comparedTerms } from '../../entities/offer/round-words.ts'
import { TermList } from '../../entities/offer/term-list.tsx'
import { Badge, type Tone } from '../../ui/badge/badge.tsx'
import { Fold } from '../../ui/data/fold.ts'
import { Part } from '../../ui/page/part.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Quote } from '../../ui/text/words.ts'
import { theme } from '../../ui/theme/theme.ts'

const List = styled.ol`
  display: grid;
  margin-top: calc(-1 * ${theme.s3});
  summary > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${theme.s3};
    align-items: baseline;
  }
  summary b {
    font-weight: 600;
  }
  details > div {
    display: grid;
    gap: ${theme.s3};
  }
`

/** Every round, the newest first, each with what it changed. */
export function RoundHistory({ room, onlooker }: { room: OfferRoom; onlooker: Onlooker }) {
  const { rounds } = room
  return (
    <Part title="Rounds" aside={rounds.length === 1 ? 'One round' : `${rounds.length} rounds, the newest first`}>
      <List>
        {rounds.toReversed().map((round) => (
          <li key={round.number}>
            <Entry round={round} before={beforeIn(rounds, round)} onlooker={onlooker} />
          </li>
        ))}
      </List>
    </Part>
  )
}

const beforeIn = (rounds: readonly OfferRound[], { number }: OfferRound) =>
  rounds.findLast((round) => round.number < number) ?? null

type EntryProps = { round: OfferRound; before: OfferRound | null; onlooker: Onlooker }

function Entry({ round, before, onlooker }: EntryProps) {
  const { number, by, offerPrice, optionPeriod, createdAt, message, reason, isStanding, status } = round
  const { label, tone } = roundStates[status]
  return (
    <Fold>
      <summary>
        <div>
          <b>{`${number}. ${money(offerPrice)}`}</b>
          <span>{months(optionPeriod)}</span>
          <Badge tone={isStanding && status === 'open' ? 'ok' : tone}>
            {isStanding && status === 'open' ? 'Stands' : label}
          </Badge>
        </div>
        <Meta>{`${byWords(by, onlooker, 'counter-offer')}, ${dayAndTime(createdAt)}`}</Meta>
      </summary>
      <div>
        {message && <Quote>{message}</Quote>}
        {reason && <Meta>{`Declined: ${reason}`}</Meta>}
        <TermList terms={comparedTerms(before, round)} />
      </div>
    </Fold>
  )
}

const roundStates: Record<RoundStatus, { label: string; tone: Tone }> = {
  unpaid: { label: 'Hold awaited', tone: 'wait' },
  open: { label: 'Open', tone: 'wait' },
  agreed: { label: 'Agreed', tone: 'ok' },
  declined: { label: 'Declined', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'off' },
  lapsed: { label: 'Lapsed', tone: 'off' },
  replaced: { label: 'Replaced', tone: 'off' },
}

/** Whose round it is, for the one who looks at it: "Your counter-offer", "The producer’s terms". */
export function byWords(by: Side, onlooker: Onlooker, ofAgent: 'counter-offer' | 'terms' = 'terms'): string {
  const what = by === 'agent' ? ofAgent : 'terms'
  return by === onlooker ? `Your ${what}` : `The ${onlooker === 'admin' ? by : otherSide[onlooker]}’s ${what}`
}
