import type { Offer } from '@storyright/contracts/http'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'

/** One side of an offer, and the way to its account for administrators. */
export function PartyLink({ party }: { party: NonNullable<Offer['agent']> }) {
  return (
    <Link to={paths.account(party.id)}>
      <bdi>{partyName(party)}</bdi>
    </Link>
  )
}

type Party = NonNullable<Offer['agent']>

/** One side of an offer by its name, and the firm it stands for. */
export const partyName = ({
  firstName,
  lastName,
  companyName,
}: Pick<Party, 'firstName' | 'lastName' | 'companyName'>) =>
  [`${firstName} ${lastName}`.trim() || 'A closed account', companyName].filter(Boolean).join(', ')
