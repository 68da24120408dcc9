import type { OfferRoom } from '@storyright/contracts/http'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { Clock } from './clock.tsx'
import { standingIn, unpaidIn } from './room.rules.ts'

const DAY_MS = 86_400_000

type RoomClocksProps = { room: OfferRoom; onlooker: Onlooker; onEnd: () => void }

/** When the round that waits ends, and when the hold does. */
export function RoomClocks({ room, onlooker, onEnd }: RoomClocksProps) {
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
