import type { Discrepancy } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import { money } from '../../entities/money/money.ts'
import { PartyLink } from '../../entities/offer/party-link.tsx'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { standing } from './discrepancy-words.ts'

type About = NonNullable<Discrepancy['about']>

/** What is wrong with whose money, as one would tell a colleague, with the way to each of them. */
export function DiscrepancySentence({ discrepancy: { kind, about } }: { discrepancy: Discrepancy }) {
  return (
    <p>{about ? sentences[kind](about) : 'The card provider has a payment of ours that belongs to no offer here.'}</p>
  )
}

const hold = (about: About): ReactNode => (
  <>
    the hold of {money(about.amount)} on <PartyLink party={about.producer} />
    ’s card for <Title about={about} />
  </>
)
const agentHas = (about: About): ReactNode => (
  <>
    {standing[about.offerStatus]} Its agent is <PartyLink party={about.agent} />.
  </>
)

const sentences: Record<Discrepancy['kind'], (about: About) => ReactNode> = {
  captured_without_acceptance: (about) => (
    <>
      {money(about.amount)} was charged to <PartyLink party={about.producer} />
      ’s card for <Title about={about} />, and nobody accepted the offer here. {agentHas(about)}
    </>
  ),
  release_refused: (about) => (
    <>
      The card provider refuses to release {hold(about)}. {agentHas(about)}
    </>
  ),
  unknown_to_provider: (about) => (
    <>
      The card provider does not know {hold(about)}. {agentHas(about)}
    </>
  ),
  unknown_to_us: (about) => (
    <>
      The card provider has a payment beside {hold(about)} that our books do not have. {agentHas(about)}
    </>
  ),
  no_deadline: (about) => (
    <>
      Nobody can say how long {hold(about)} lasts, so it does not count and is being let go. {agentHas(about)}
    </>
  ),
  other_amount: (about) => (
    <>
      The card provider has another amount than {hold(about)}. {agentHas(about)}
    </>
  ),
  disputed: (about) => (
    <>
      <PartyLink party={about.producer} />
      ’s bank was asked to take back the payment for <Title about={about} />. {agentHas(about)}
    </>
  ),
  fee_returned: (about) => (
    <>
      The option fee of {money(about.amount)} for <Title about={about} /> went back to{' '}
      <PartyLink party={about.producer} />
      ’s card. {agentHas(about)}
    </>
  ),
  refund_failed: (about) => (
    <>
      A refund to <PartyLink party={about.producer} />
      ’s card for <Title about={about} /> came back to us. {agentHas(about)}
    </>
  ),
}

const Title = ({ about: { listing } }: { about: About }) => (
  <Link to={paths.listing(listing.id)}>
    <cite>{listing.title}</cite>
  </Link>
)
