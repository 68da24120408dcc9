import { company } from '@storyright/contracts/vocabulary'
import { Contact } from './contact.tsx'
import { LegalPage } from './legal-page.tsx'

export function DisclaimerPage() {
  return (
    <LegalPage title="Disclaimer" updated={company.disclaimerUpdated}>
      <h2>An intermediary only</h2>
      <p>{`${company.name} runs a marketplace on which literary agents list rights and film and television producers make offers to option them. We are an intermediary only. We are not the agent of either side, we do not own or control the rights that are listed, and we are not a party to any agreement between a producer and a rights holder.`}</p>
      <h2>No legal or financial advice</h2>
      <p>
        Nothing on Storyright is legal, financial, tax or investment advice. Take advice from a solicitor or another
        professional before you enter into an option or purchase agreement.
      </p>
      <h2>No warranty on listings</h2>
      <p>
        Listings are written by the agents who post them. We make no warranty that a listing is accurate or complete,
        that the rights described in it are free to be granted, or that its price is right. Check the chain of title
        before you rely on it.
      </p>
      <h2>Pricing</h2>
      <p>
        Price ranges are the agents' own indications. The totals on our home page are sums of those indications. Neither
        is a valuation.
      </p>
      <h2>AI recommendations and scores</h2>
      <p>
        Viability scores, forecasts and recommendations are produced from tables and statistical models. They are
        opinions about likelihood, not promises of result, and we make no warranty on their accuracy. Each of them says
        where it comes from. Do not base a decision on a score alone.
      </p>
      <h2>Negotiations</h2>
      <p>
        We take no part in negotiations between producers and agents and do not recommend that an offer be made,
        accepted or refused. A card hold secures an option fee while an offer is open; it does not bind an agent to
        accept.
      </p>
      <h2>Other sites</h2>
      <p>
        Listings may link to pages of other people, such as sample pages or trailers. We do not control them and are not
        responsible for what they show.
      </p>
      <h2>Liability</h2>
      <p>
        As far as the law allows, we are not liable for loss that follows from relying on a listing, a score or another
        user. Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for
        anything else that cannot be limited by law.
      </p>
      <h2>Governing law</h2>
      <p>This disclaimer is governed by the law of England and Wales.</p>
      <h2>Contact</h2>
      <Contact />
    </LegalPage>
  )
}
