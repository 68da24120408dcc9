import type { MembershipStatus } from '@storyright/contracts/http'
import { access, day, membershipMessages, page } from '@storyright/contracts/vocabulary'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { premiumBenefits } from '../../entities/membership/premium-brings.tsx'
import { exactMoney } from '../../entities/money/money.ts'
import { useAnalysisSampleQuery } from '../../features/analysis/analysis.api.ts'
import { BenefitsTable } from '../../features/membership/upgrading/benefits-table.tsx'
import { PriceSummary } from '../../features/membership/upgrading/price-summary.tsx'
import * as S from '../../features/membership/upgrading/upgrading.styles.ts'
import { useKeptOrigin, Welcome } from '../../features/membership/upgrading/welcome.tsx'
import { usePlan } from '../../features/membership/use-plan.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { usePageHead } from '../../shared/page-head.ts'
import { paths, withNext } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Check } from '../../ui/icon/icons.ts'
import { Link } from '../../ui/link/link.tsx'
import { useNearView } from '../../ui/near-view.ts'
import { Actions } from '../../ui/page/actions.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { ForProducer } from './for-producer.tsx'

const AnalysisPanel = lazy(() =>
  import('../../features/analysis/panel/analysis-panel.tsx').then((module) => ({ default: module.AnalysisPanel })),
)

/** What Premium brings and costs, for everybody to read; producers of the free plan pay for a year of it here. */
export function UpgradePage() {
  const { user, state, retry } = useCurrentUser()
  useKeptOrigin()
  const [address] = useSearchParams()
  const isProducer = user !== null && access.producer(viewerOf(user))
  const plan = usePlan(isProducer ? user : null)
  if (plan.isPremium && address.get('success') === 'true') return <Welcome />
  if (user && !isProducer) return <NotForYou />
  const isPending = !user && state === 'loading'
  return (
    <Plan isMember={plan.isPremium} isPending={isPending} status={plan.status} signedIn={user !== null}>
      {isProducer && <ForProducer plan={plan} />}
      {!user && state === 'known' && <ForVisitor />}
      {isPending && (
        <S.Pending>
          <Skeleton $h={96} />
        </S.Pending>
      )}
      {!user && state === 'away' && (
        <ErrorState onRetry={retry}>We could not check whether you are signed in.</ErrorState>
      )}
    </Plan>
  )
}

const ForVisitor = () => (
  <Actions>
    <ButtonLink to={withNext(paths.auth, paths.upgrade)} variant="primary">
      Sign In to Upgrade
    </ButtonLink>
    <ButtonLink to={paths.join('producer')}>Join as a producer</ButtonLink>
  </Actions>
)

/** Agents and administrators are sold nothing that they cannot buy. */
const NotForYou = () => (
  <Wrap>
    <PageHead title="Premium" />
    <Note action={<ButtonLink to={paths.listings}>Browse IP</ButtonLink>}>{membershipMessages.onlyProducers}</Note>
  </Wrap>
)

const opened = premiumBenefits.map(({ name, premium, page: used }) => ({
  term: name,
  value: <Link to={page(used).path}>{premium}</Link>,
}))

type PlanProps = {
  isMember: boolean
  isPending: boolean
  status: MembershipStatus | undefined
  signedIn: boolean
  children: ReactNode
}

const reasons = [
  'Open as many listings as you like. The free plan opens five a month.',
  'Read every analysis in full: scores, returns, comparable films.',
  'See new titles up to 48 hours before everybody else.',
]

/**
 * What Premium costs and brings, with the next step of buying it in the first screen of a phone; below it all of it, and a sample. A member
 * sees the plan; the steps keep their place while somebody becomes one.
 */
function Plan({ isMember, isPending, status, signedIn, children }: PlanProps) {
  const title = isMember ? 'Your Premium plan' : 'Upgrade to Premium'
  usePageHead({ ...page('upgrade'), title: `${title} · Storyright` })
  return (
    <Wrap>
      <PageHead title={title} lead={isMember && status && termOf(status)} />
      <S.Sale $alone={isMember} $pending={isPending}>
        {!isMember && <PriceSummary prorated={status?.withdrawProrated === true} />}
        <S.Main>
          {!isMember && <Reasons />}
          {children}
          <S.Below>
            {isMember ? (
              <Facts facts={opened} />
            ) : (
              <S.Part aria-labelledby="all">
                <SectionHead id="all" title="Everything in Premium" />
                <BenefitsTable />
              </S.Part>
            )}
            {!isMember && signedIn && <SampleAnalysis />}
          </S.Below>
        </S.Main>
      </S.Sale>
    </Wrap>
  )
}

/** How long a member's premium lasts, and what is charged next. */
function termOf({ renewsAt, nextCharge, premiumUntil }: MembershipStatus): string {
  const price = nextCharge ? ` for ${exactMoney(nextCharge.gross)}` : ''
  if (renewsAt) return `Unlimited listings. Renews on ${day(renewsAt)}${price}.`
  return premiumUntil ? `Unlimited listings until ${day(premiumUntil)}.` : 'Unlimited listings.'
}

const Reasons = () => (
  <S.Reasons aria-label="Why Premium">
    {reasons.map((reason) => (
      <li key={reason}>
        <Check size={17} aria-hidden="true" />
        <span>{reason}</span>
      </li>
    ))}
  </S.Reasons>
)

/** The one analysis that everybody may read, in full. */
function SampleAnalysis() {
  const sample = useAnalysisSampleQuery().data?.listing
  return sample ? <Analysis of={sample} /> : null
}

/** Its charts come when it is scrolled to. */
function Analysis({ of: sample }: { of: { id: string; title: string } }) {
  const place = useRef<HTMLElement>(null)
  const isNear = useNearView(place, { within: 400 })
  return (
    <S.Part ref={place} aria-labelledby="sample">
      <SectionHead id="sample" title="One analysis in full">
        <Link to={paths.listing(sample.id)}>{sample.title}</Link>
      </SectionHead>
      {isNear ? (
        <Suspense fallback={<Skeleton $h={480} />}>
          <AnalysisPanel listing={{ ...sample, author: '', aiConsent: true }} isSample />
        </Suspense>
      ) : (
        <Skeleton $h={480} />
      )}
    </S.Part>
  )
}
