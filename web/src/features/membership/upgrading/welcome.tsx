import { day, page } from '@storyright/contracts/vocabulary'
import { useEffect, useState } from 'react'
import { premiumBenefits } from '../../../entities/membership/premium-benefits.ts'
import { usePageHead } from '../../../shared/page-head.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { focusContent } from '../../../ui/page/focus-content.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { useMembershipStatusQuery } from '../membership.api.ts'
import { forgetOrigin, keptOrigin } from './origin.ts'
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
