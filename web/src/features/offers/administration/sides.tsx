import type { Offer } from '@storyright/contracts/http'
import { PartyLink } from '../../../entities/offer/party-link.tsx'
import { Facts } from '../../../ui/data/facts.tsx'

/** Who deals with whom, and the way to their accounts. */
export function Sides({ offer: { producer, agent } }: { offer: Offer }) {
  const sides = [
    { term: 'Producer', party: producer },
    { term: 'Agent', party: agent },
  ]
  return (
    <section>
      <h3>The two sides</h3>
      <Facts
        facts={sides.flatMap(({ term, party }) => (party ? [{ term, value: <PartyLink party={party} /> }] : []))}
      />
    </section>
  )
}
