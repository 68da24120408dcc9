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
  return <p>{about ? sentences[kind](about) : 'The card provider has a payment that matches no offer here.'}</p>
}

const Hold = ({ about }: { about: About }) => (
  <span>
    the hold of {money(about.amount)} on <PartyLink party={about.producer} />
    ’s card for <Title about={about} />
  </span>
)
const AgentHas = ({ about }: { about: About }) => (
  <span>
    {standing[about.offerStatus]} Its agent is <PartyLink party={about.agent} />.
  </span>
)

const sentences: Record<Discrepancy['kind'], (about: About) => ReactNode> = {
  captured_without_acceptance: (about) => (
    <span>
      {money(about.amount)} was charged to <PartyLink party={about.producer} />
      ’s card for <Title about={about} />, and nobody accepted the offer here. <AgentHas about={about} />
    </span>
  ),
  release_refused: (about) => (
    <span>
      The card provider refuses to release <Hold about={about} />. <AgentHas about={about} />
    </span>
  ),
  unknown_to_provider: (about) => (
    <span>
      The card provider does not know <Hold about={about} />. <AgentHas about={about} />
    </span>
  ),
  unknown_to_us: (about) => (
    <span>
      The card provider has a payment beside <Hold about={about} /> that our books do not have.{' '}
      <AgentHas about={about} />
    </span>
  ),
  no_deadline: (about) => (
    <span>
      We do not know how long <Hold about={about} /> lasts, so it does not count and is being released.{' '}
      <AgentHas about={about} />
    </span>
  ),
  other_amount: (about) => (
    <span>
      The card provider has another amount than <Hold about={about} />. <AgentHas about={about} />
    </span>
  ),
  disputed: (about) => (
    <span>
      <PartyLink party={about.producer} />
      ’s bank was asked to take back the payment for <Title about={about} />. <AgentHas about={about} />
    </span>
  ),
  fee_returned: (about) => (
    <span>
      The option fee of {money(about.amount)} for <Title about={about} /> went back to{' '}
      <PartyLink party={about.producer} />
      ’s card. <AgentHas about={about} />
    </span>
  ),
  refund_failed: (about) => (
    <span>
      A refund to <PartyLink party={about.producer} />
      ’s card for <Title about={about} /> came back to us. <AgentHas about={about} />
    </span>
  ),
}

const Title = ({ about: { listing } }: { about: About }) => (
  <Link to={paths.listing(listing.id)}>
    <cite>{listing.title}</cite>
  </Link>
)
