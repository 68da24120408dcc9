import { company } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { Contact } from './contact.tsx'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return (
    <LegalPage title="Terms of Use" updated={company.disclaimerUpdated}>
      <h2>Who we are</h2>
      <p>{`Storyright is operated by ${company.name}, a company registered in England and Wales. Our registered office is ${company.address}. By using Storyright you agree to these terms.`}</p>
      <h2>Accounts</h2>
      <p>
        You may browse the home page without an account. To read listings you need one. Producers confirm their email
        address before they sign in; agents apply, and we verify each application by hand before it is approved.
      </p>
      <p>
        Give true details, keep your password to yourself, and tell us at once if someone else has used your account. We
        may suspend an account that breaks these terms or harms others.
      </p>
      <h2>Listings</h2>
      <p>
        Agents may list only works whose rights they represent, and must keep each listing accurate. By posting a
        listing an agent allows us to show it to users and to summarise it in searches, scores and share previews. The
        rights in the work stay with their owner.
      </p>
      <h2>Offers, holds and payment</h2>
      <p>
        An offer names an option fee in pounds, a period and any further terms. When an offer is sent, the fee is held
        on the producer's card. A hold is not a charge. It is released if the agent declines, if the producer cancels a
        pending offer, or when it runs out, which is usually after seven days.
      </p>
      <p>
        If the agent accepts, the held fee is charged, once, and both sides are given an option agreement to sign. The
        option fee is the price of the option, not of the work; a later purchase is a matter for that agreement.
      </p>
      <h2>Premium membership</h2>
      <p>
        Premium membership costs £180 a year excluding VAT (£216 including VAT at 20 %). It renews each year until it is
        cancelled in account settings; we remind you before it does. Consumers may withdraw within 14 days of joining
        and have the whole payment back; whoever joins again within twelve months of a withdrawal has the days that are
        left refunded. Free members may read 5 listings a month.
      </p>
      <h2>Fair use</h2>
      <p>You may not:</p>
      <ul>
        <li>copy the catalogue, or any large part of it, by hand or by machine;</li>
        <li>use a listing's text to train a model, or pass it on outside your own project;</li>
        <li>post what is unlawful, defamatory, or not yours to post;</li>
        <li>try to reach accounts, offers or files that are not yours, or to disturb the service.</li>
      </ul>
      <h2>Our part</h2>
      <p>
        We run the service with reasonable skill and care, but we do not promise that it is always available. We are an
        intermediary only; the <Link to={paths.disclaimer}>Disclaimer</Link> says what that means. Our{' '}
        <Link to={paths.privacy}>Privacy Policy</Link> and <Link to={paths.cookies}>Cookie Policy</Link> say what we do
        with your data.
      </p>
      <h2>Leaving</h2>
      <p>
        You may close your account at any time. Pending offers then end and their holds are released. Records of
        concluded deals are kept as the law requires.
      </p>
      <h2>Changes and law</h2>
      <p>
        We may change these terms and will say so on this page, and by email where the change matters to you. They are
        governed by the law of England and Wales, whose courts decide disputes. If you are a consumer, you keep the
        protection of the law where you live.
      </p>
      <h2>Contact</h2>
      <Contact />
    </LegalPage>
  )
}
