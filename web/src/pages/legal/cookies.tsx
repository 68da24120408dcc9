import { company, tokenLifetimes } from '@storyright/contracts/vocabulary'
import { Contact } from './contact.tsx'
import { LegalPage } from './legal-page.tsx'

const kinds = [
  {
    name: 'Session',
    what: 'The cookie “sid” keeps you signed in. It is needed for the service and cannot be read by scripts.',
    keeps: `${tokenLifetimes.sessionDays} days, or until you log out`,
  },
  { name: 'Preferences', what: 'What you chose for yourself, such as the light or dark theme.', keeps: '30 days' },
  { name: 'Analytics', what: 'How the catalogue is used, so that we can improve it.', keeps: '12 months' },
  { name: 'AI data', what: 'What recommendations for you are built on.', keeps: '24 months' },
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
      <h2>Contact</h2>
      <Contact />
    </LegalPage>
  )
}
