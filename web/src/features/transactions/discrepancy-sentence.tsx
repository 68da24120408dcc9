import type { Discrepancy } from '@storyright/contracts/http'
import type { OfferStatus, Settlement } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { money } from '../../entities/money/money.ts'
import { settlementLabels } from '../../entities/offer/discrepancy-labels.ts'
import { PartyLink } from '../../entities/offer/party-link.tsx'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'

/** How the offer stands that a difference is about. */
const standing: Record<OfferStatus, string> = {
  pending: 'The offer is still pending.',
  accepted: 'The offer is accepted.',
  rejected: 'The offer was rejected.',
  cancelled: 'The offer was cancelled.',
  expired: 'The offer has expired.',
}

/** How a difference can be settled, what that does, and what is said afterwards. */
export const settlementWords: Record<Settlement, { label: string; effect: string; done: string }> = {
  refund: {
    label: settlementLabels.refund,
    effect: 'What is left of the payment goes back to the card. An offer that was not accepted ends.',
    done: 'The money goes back to the card.',
  },
  accept: {
    label: settlementLabels.accept,
    effect: 'The offer is accepted on the agent’s behalf, on its own terms, and the agreement is drawn up.',
    done: 'The offer is accepted.',
  },
  end_option: {
    label: settlementLabels.end_option,
    effect: 'The option ends on the agent’s behalf, and the title is free again. We notify both sides.',
    done: 'The option has ended.',
  },
  keep_option: {
    label: settlementLabels.keep_option,
    effect: 'The option continues without its fee, on the agent’s behalf. We notify both sides, with your reason.',
    done: 'The option continues.',
  },
  noted: {
    label: settlementLabels.noted,
    effect: 'Nothing is done here: it was settled with the card provider or the people concerned.',
    done: 'It is noted as settled.',
  },
}

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
