import type { OfferRoom, OfferRound } from '@storyright/contracts/http'
import { money } from '../../entities/money/money.ts'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { comparedTerms } from '../../entities/offer/round-words.ts'
import { TermList } from '../../entities/offer/term-list.tsx'
import { Fold } from '../../ui/data/fold.ts'
import { Part } from '../../ui/page/part.tsx'
import { unbroken } from '../../ui/text/unbroken.tsx'
import { Quote } from '../../ui/text/words.ts'
import { beforeStanding, standingIn, unpaidIn } from './room.rules.ts'
import { byWords } from './round-history.tsx'

type RoomTermsProps = { room: OfferRoom; onlooker: Onlooker }

/** The terms that wait for somebody, beside those that stand; else those that stand, beside the round before. */
export function RoomTerms({ room, onlooker }: RoomTermsProps) {
  const standing = standingIn(room)
  const proposed = unpaidIn(room) ?? room.offer.counter
  const before = beforeStanding(room)
  if (!proposed)
    return (
      <Part title="Terms" aside={before ? `Changed from round ${before.number}` : undefined}>
        <Round round={standing} before={before} />
      </Part>
    )
  return (
    <Part
      title={unbroken(`${byWords(proposed.by, onlooker, 'counter-offer')}: ${money(proposed.offerPrice)}`)}
      aside={`Compared with round ${standing.number}, which stands`}
    >
      <Round round={proposed} before={standing} />
      <Fold>
        <summary>{`The offer as it stands: ${money(standing.offerPrice)}`}</summary>
        <div>
          <TermList terms={comparedTerms(null, standing)} />
        </div>
      </Fold>
    </Part>
  )
}

const Round = ({ round, before }: { round: OfferRound; before: OfferRound | null }) => (
  <>
    {round.message && <Quote>{round.message}</Quote>}
    <TermList terms={comparedTerms(before, round)} />
  </>
)
