import { behaviourTimes, company, freeTier } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { Contact } from './contact.tsx'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy" updated={company.disclaimerUpdated}>
      <h2>Who is responsible</h2>
      <p>{`${company.name} decides how your personal data is used on Storyright and is its controller under the UK GDPR and the Data Protection Act 2018.`}</p>
      <h2>What we keep, and why</h2>
      <ul>
        <li>
          <b>Your account</b>: name, email, username, a hash of your password, and what you add yourself, such as phone,
          address, company or IMDB page. We need it to give you an account (contract).
        </li>
        <li>
          <b>Agents' applications</b>: agency, website, years in business and clients, so that we can verify who
          represents the rights on offer (contract, and our interest in a catalogue that can be trusted).
        </li>
        <li>
          <b>Offers and agreements</b>: their terms, files and history (contract, and the law on keeping records).
        </li>
        <li>
          <b>Favourites, searches and views</b>: to show them to you again and, for premium members, to recommend titles
          (our interest in a useful catalogue). On the free plan, the listings that you opened are counted each month,
          and which they were is kept for {freeTier.viewsKeptMonths} months; what else we record of searches and views
          is below.
        </li>
        <li>
          <b>Questions to support</b>: what you write and what we answer, so that we can help you (contract). The words
          are deleted when you close your account; that you asked, when and about what, is kept with your account data.
        </li>
        <li>
          <b>Technical records</b>: addresses and times of requests, kept for a short time to keep the service secure.
        </li>
      </ul>
      <h2>Tracking of what you do here</h2>
      <p>{`While you are signed in, we record what you search for, with its filters and how much was found; which listings you look at for ${behaviourTimes.viewFromSeconds} seconds or longer, and for how long; that you added or removed a favourite, shared a listing, started an offer or opened sample material; and your answers to recommendations. With it we keep the time, a number for the page that was open and the name of your browser. We do not record your IP address, nor anything you typed elsewhere.`}</p>
      <p>{`From it we make your recommendations, if you are a premium member, and figures about the whole catalogue (our interest in a useful catalogue). For the figures it is kept for ${behaviourTimes.activityKeptMonths} months, for recommendations for ${behaviourTimes.tasteKeptMonths} months. It is in the file of your data, and deleted when you close your account.`}</p>
      <p>
        This is on by default. You can switch it off, and have what was recorded deleted, in your{' '}
        <Link to={paths.trackingSettings}>account settings</Link>; nothing is recorded from then on. Visitors who are
        not signed in are not tracked.
      </p>
      <h2>Cards</h2>
      <p>
        Card numbers go straight from your browser to our payment provider. They never reach our servers. We keep the
        amount, the time and the state of a hold. If you tick the box to save a card, our payment provider keeps it for
        your next offers. You can remove it whenever you pay for an offer, and it is removed when you close your
        account.
      </p>
      <h2>Artificial intelligence</h2>
      <p>
        Scores and analyses may be computed with a model run by a provider on our behalf. It receives the details of a
        listing, never a manuscript and never your personal data.
      </p>
      <h2>Who sees it</h2>
      <p>
        An agent sees the name and company of a producer whose offer reaches them. Our providers of hosting, email and
        payment process data for us under contract. We do not sell personal data. Once an offer is accepted, each side
        sees the other’s name, company and email address. Apart from that, email addresses are never shown to other
        users, and phone numbers and postal addresses never at all; our administrators see them.
      </p>
      <h2>How long</h2>
      <p>
        Account data is kept while your account is open and for about 7 years after closure, with your name and contact
        details removed at once where the law does not require them. Cookies, and what your browser keeps of what you
        type, have their own durations, listed in the <Link to={paths.cookies}>Cookie Policy</Link>.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask for a copy of your data, have it corrected or deleted, object to its use, or have it moved
        elsewhere. Write to us and we answer within one month. You may also complain to the Information Commissioner's
        Office at{' '}
        <a href="https://ico.org.uk/" target="_blank" rel="noopener noreferrer">
          ico.org.uk
        </a>
        .
      </p>
      <h2>Contact</h2>
      <Contact />
    </LegalPage>
  )
}
