import type { Offer } from '@storyright/contracts/http'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { partyName } from './party-name.ts'

/** One side of an offer, and the way to its account for administrators. */
export function PartyLink({ party }: { party: NonNullable<Offer['agent']> }) {
  return (
    <Link to={paths.account(party.id)}>
      <bdi>{partyName(party)}</bdi>
    </Link>
  )
}
