import { day, page, pageAt } from '@storyright/contracts/vocabulary'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { premiumBenefits } from '../../../entities/membership/premium-brings.tsx'
import { isFields, keptDrafts } from '../../../shared/form/kept-draft.ts'
import { usePageHead } from '../../../shared/page-head.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { focusContent } from '../../../ui/page/focus-content.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { useMembershipStatusQuery } from '../membership.api.ts'
import * as S from './upgrading.styles.ts'

const opened = premiumBenefits.map(({ name, premium, page: used }) => ({
  term: name,
  value: <Link to={page(used).path}>{premium}</Link>,
}))

/** After the payment: what is open now, and the way back to what was not. */
export function Welcome() {
  const { data: status } = useMembershipStatusQuery()
  const [origin] = useState(keptOrigin)
  usePageHead({ ...page('upgrade'), title: 'Welcome to Premium · Storyright' })
  useEffect(() => {
    window.scrollTo(0, 0)
    focusContent()
    return forgetOrigin
  }, [])
  const paid = status?.paidUntil ? `Your year is paid until ${day(status.paidUntil)}.` : 'Your year is paid.'
  return (
    <S.Column>
      <PageHead title="Welcome to Premium" lead={`${paid} The invoice comes by email.`} />
      <Facts facts={opened} />
      <Actions>
        <ButtonLink to={origin?.to ?? paths.listings} variant="primary">
          {origin?.label ?? 'Browse IP Catalogue'}
        </ButtonLink>
        <ButtonLink to={paths.membershipSettings}>Account Settings</ButtonLink>
      </Actions>
    </S.Column>
  )
}

const kept = keptDrafts(() => window.sessionStorage)
const PLACE = 'storyright-upgrade-from'

/** Keeps the page that led to the upgrade in this window, past the bank's page. */
export function useKeptOrigin() {
  const { state } = useLocation() as { state: unknown }
  useEffect(() => {
    const from = isFields(state) && isFields(state.from) ? pageOf(state.from) : null
    if (from) kept.keep(PLACE, from)
  }, [state])
}

interface Origin {
  to: string
  /** What leads there. */
  label: string
}

/** Where the reader came from, as far as it is a page of ours. */
function keptOrigin(): Origin | null {
  const page = pageOf(kept.read(PLACE) ?? {})
  const found = page && pageAt(page.pathname)
  if (!found) return null
  return { to: page.pathname + page.search, label: labels[found.page.name] ?? 'Go on where you were' }
}
const forgetOrigin = () => kept.forget(PLACE)

const labels: Partial<Record<string, string>> = { listing: 'Open the listing', submitOffer: 'Make your offer' }

const pageOf = ({ pathname, search }: Record<string, unknown>) =>
  typeof pathname === 'string' && pathname.startsWith('/') && pageAt(pathname)
    ? { pathname, search: typeof search === 'string' ? search : '' }
    : null
