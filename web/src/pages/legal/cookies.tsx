import { behaviourTimes, company, tokenLifetimes } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { Contact } from './contact.tsx'
import { LegalPage } from './legal-page.tsx'

const kinds = [
  {
    name: 'Session',
    what: 'The cookie “sid” keeps you signed in. It is needed for the service and cannot be read by scripts.',
    keeps: `${tokenLifetimes.sessionDays} days, ${tokenLifetimes.sessionIdleDays} when you do not come, or until you log out`,
  },
  {
    name: 'Known browser',
    what: 'The cookie “device” says that you have logged in with this browser before, so that others who guess at your password do not lock you out. It cannot be read by scripts.',
    keeps: 'a year after you last logged in',
  },
  {
    name: 'Preferences',
    what: 'Cookies for what you chose for yourself. We set none now: the light or dark theme is in your browser’s storage, below.',
    keeps: '30 days',
  },
  {
    name: 'Analytics',
    what: 'How the catalogue is used while you are signed in, so that we can improve it: kept with us, under your account, without a cookie.',
    keeps: `${behaviourTimes.activityKeptMonths} months`,
  },
  {
    name: 'AI data',
    what: 'What recommendations for you are built on: kept with us, under your account, without a cookie.',
    keeps: `${behaviourTimes.tasteKeptMonths} months`,
  },
]

/** What the site keeps in the browser's storage, by the beginnings of its names. It is not sent to us. */
export const stored = [
  {
    names: ['storyright-theme'],
    what: 'Whether you chose the light or the dark theme.',
    keeps: 'until you choose “System”, or clear your browser',
  },
  {
    names: ['storyright-analysis-currency'],
    what: 'Whether you chose pounds or US dollars for the amounts of analyses.',
    keeps: 'until you clear your browser',
  },
  {
    names: ['storyright.draft', 'storyright.text'],
    what: 'What you typed into a listing’s form, a comment, a reply or a discussion, so that nothing is lost.',
    keeps: 'until you send or discard it, or clear your browser',
  },
  {
    names: [
      'storyright.offer',
      'storyright.terms',
      'storyright.entry',
      'storyright.support',
      'storyright.join',
      'storyright.profile',
    ],
    what: 'What you typed into an offer, the terms of a negotiation, a competition entry, a question to support, or the forms of joining and of your profile. Never a password or a card.',
    keeps: 'until you send it, or close the tab',
  },
  {
    names: ['storyright.round'],
    what: 'The terms that you proposed last in a negotiation, so that sending them twice counts once.',
    keeps: 'until you close the tab',
  },
  {
    names: ['storyright.destination'],
    what: 'The page that you were going to when you joined.',
    keeps: `${tokenLifetimes.verificationHours} hours, or until you log in`,
  },
  {
    names: ['storyright-upgrade-from'],
    what: 'The page from which you came to the upgrade.',
    keeps: 'until you close the tab',
  },
  {
    names: ['storyright.scroll'],
    what: 'How far you had scrolled on the pages you came from, so that going back brings you to the same place.',
    keeps: 'until you close the tab',
  },
]

export function CookiesPage() {
  return (
    <LegalPage title="Cookie Policy" updated={company.disclaimerUpdated}>
      <h2>What cookies are</h2>
      <p>
        Cookies are small texts that a site stores in your browser. We use the word here for similar storage in your
        browser too.
      </p>
      <h2>What we use them for</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">What for</th>
            <th scope="col">Kept for</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ name, what, keeps }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{what}</td>
              <td>{keeps}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>What your browser keeps</h2>
      <p>These texts stay in your browser’s storage, where only this site reads them. They are not sent to us.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What for</th>
            <th scope="col">Kept for</th>
          </tr>
        </thead>
        <tbody>
          {stored.map(({ names, what, keeps }) => (
            <tr key={names[0]}>
              <td>{names.join(', ')}</td>
              <td>{what}</td>
              <td>{keeps}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Others</h2>
      <p>
        We set no advertising cookies and let no other company track you here. A payment provider may set cookies of its
        own while you enter a card, to prevent fraud.
      </p>
      <h2>Your choice</h2>
      <p>
        You can delete or block cookies in your browser's settings. Without the session cookie you cannot stay signed
        in; everything else works without cookies.
      </p>
      <p>
        What is recorded for analytics and AI data is on by default. You can switch it off, and have it deleted, in your{' '}
        <Link to={paths.trackingSettings}>account settings</Link>; the <Link to={paths.privacy}>Privacy Policy</Link>{' '}
        says what it is.
      </p>
      <h2>Contact</h2>
      <Contact />
    </LegalPage>
  )
}
