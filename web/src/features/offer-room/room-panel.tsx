import type { OfferRoom } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { unbroken } from '../../ui/text/unbroken.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { Clock } from './clock.tsx'
import {
  actLabel,
  actsOf,
  elsewhere,
  type RoomAct,
  refusalWords,
  standingIn,
  subjectToAcceptance,
  unpaidIn,
  unpaidWords,
} from './room.rules.ts'

const Face = styled.section`
  display: grid;
  gap: ${theme.s4};
  padding: ${theme.s5};
  background: ${theme.surface};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  h2 {
    font-size: ${theme.t21};
  }
  h2 + p {
    margin-top: ${theme.s1};
  }
  p {
    max-width: 62ch;
    text-wrap: pretty;
  }
  ${below.phone} {
    padding: ${theme.s4};
  }
`
const Clocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  gap: 0 ${theme.s6};
  &:empty {
    display: none;
  }
`
const Wide = styled.span`
  display: contents;
  ${below.phone} {
    display: none;
  }
`
/** On the phone the one main action stays at the window's foot. */
const Dock = styled.div`
  display: none;
  ${below.phone} {
    display: grid;
    position: sticky;
    bottom: 0;
    z-index: 30;
    margin: 0 calc(-1 * ${theme.gutter});
    padding: 10px ${theme.gutter} calc(10px + env(safe-area-inset-bottom));
    background: ${theme.surface};
    border-top: ${theme.hair} solid ${theme.line};
  }
`

type RoomPanelProps = {
  room: OfferRoom
  onlooker: Onlooker
  /** Where the offer is, where its rounds do not say it. */
  next: { head: string; text: string }
  onAct: (act: RoomAct) => void
  onEnd: () => void
  refused: string | null
  /** Something is open on the page that has a main action of its own. */
  quiet: boolean
  /** What else can be done with the offer, beside its rounds. */
  more: ReactNode
}

/** Where the offer is, for how long, and what can be done now. */
export function RoomPanel({ room, onlooker, next, onAct, onEnd, refused, quiet, more }: RoomPanelProps) {
  const { head, text } = (onlooker === 'producer' && unpaidWords(room)) || next
  const { others } = actsOf(room, onlooker)
  const isNegotiated = ['pending', 'expired'].includes(room.offer.status)
  return (
    <Face aria-labelledby="room-state">
      <div role="status">
        <h2 id="room-state">{unbroken(head)}</h2>
        <p>{text}</p>
      </div>
      {refused && (
        <Note
          tone="bad"
          role="alert"
          action={
            refused === 'SCOPE_NOT_FREE' && (
              <ButtonLink small to={paths.listing(room.offer.listingId)}>
                View the listing
              </ButtonLink>
            )
          }
        >
          {refusalWords[refused]}
        </Note>
      )}
      <Clocks>
        <RoomClocks room={room} onlooker={onlooker} onEnd={onEnd} />
      </Clocks>
      <Actions>
        <Wide>
          <MainAction room={room} onlooker={onlooker} onAct={onAct} quiet={quiet} />
        </Wide>
        {others.map((act) => (
          <Button
            key={act}
            variant={act === 'decline' || act === 'withdraw' ? 'danger' : 'outline'}
            onClick={() => onAct(act)}
          >
            {actLabel(act, room, onlooker)}
          </Button>
        ))}
        {more}
      </Actions>
      {isNegotiated && <Meta>{subjectToAcceptance[onlooker]}</Meta>}
    </Face>
  )
}

type MainActionProps = Pick<RoomPanelProps, 'room' | 'onlooker' | 'onAct'> & { quiet?: boolean }

/** The one thing to do now; nothing while it is the other side's turn. */
function MainAction({ room, onlooker, onAct, quiet = false }: MainActionProps) {
  const { main } = actsOf(room, onlooker)
  const other = elsewhere(room.offer, onlooker)
  const variant = quiet ? 'outline' : 'primary'
  if (main)
    return (
      <Button variant={variant} onClick={() => onAct(main)}>
        {actLabel(main, room, onlooker)}
      </Button>
    )
  return (
    other && (
      <ButtonLink variant={variant} to={other.to}>
        {other.label}
      </ButtonLink>
    )
  )
}

/** The main action on the phone, at the window's foot. */
export function RoomDock(props: MainActionProps) {
  const hasMain = actsOf(props.room, props.onlooker).main ?? elsewhere(props.room.offer, props.onlooker)
  return (
    hasMain && (
      <Dock>
        <MainAction {...props} />
      </Dock>
    )
  )
}

const DAY_MS = 86_400_000

type RoomClocksProps = { room: OfferRoom; onlooker: Onlooker; onEnd: () => void }

/** When the round that waits ends, and when the hold does. */
function RoomClocks({ room, onlooker, onEnd }: RoomClocksProps) {
  const { offer } = room
  const { counter, holdExpiresAt, paymentStatus, status } = offer
  const unpaid = unpaidIn(room)
  const { expiresAt } = standingIn(room)
  const isHeld = status === 'pending' && paymentStatus === 'held'
  const clocks = [
    ...(counter?.expiresAt
      ? [
          {
            label: onlooker === 'producer' ? 'Answer the counter-offer by' : 'The producer answers by',
            at: counter.expiresAt,
          },
        ]
      : []),
    ...(unpaid
      ? [
          {
            label: 'Pay for these terms by',
            at: new Date(Date.parse(unpaid.answeredAt ?? unpaid.createdAt) + DAY_MS).toISOString(),
          },
        ]
      : []),
    ...(isHeld && expiresAt && expiresAt !== holdExpiresAt
      ? [{ label: onlooker === 'agent' ? 'Accept these terms by' : 'These terms end', at: expiresAt }]
      : []),
    ...(isHeld && holdExpiresAt ? [{ label: 'The hold ends', at: holdExpiresAt }] : []),
  ]
  return clocks.map(({ label, at }) => <Clock key={`${label} ${at}`} label={label} at={at} onEnd={onEnd} />)
}
