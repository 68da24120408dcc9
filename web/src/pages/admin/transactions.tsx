import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { waitsForAnswer } from '../../entities/offer/offer-state.ts'
import { OfferTrail } from '../../features/audit/offer-trail.tsx'
import { Decision } from '../../features/transactions/decision.tsx'
import { Discrepancies } from '../../features/transactions/discrepancies.tsx'
import { MembershipPayments } from '../../features/transactions/memberships/membership-payments.tsx'
import { TransactionFigures } from '../../features/transactions/transaction-figures.tsx'
import { Transactions } from '../../features/transactions/transactions.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from './admin-page.tsx'

const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`
const Panel = styled.div`
  padding-top: ${theme.s6};
`
const Above = styled.div`
  padding-bottom: ${theme.s6};
`
const OfferForAdmin = lazy(() =>
  import('../../features/offers/administration/offer-for-admin.tsx').then((module) => ({
    default: module.OfferForAdmin,
  })),
)
const tabs = [
  {
    value: 'offers',
    label: 'Offers',
    content: (
      <Panel>
        <Above>
          <TransactionFigures />
        </Above>
        <Discrepancies />
        <Transactions />
      </Panel>
    ),
  },
  { value: 'membership', label: 'Membership', content: <MembershipPayments /> },
]

/** The money of all offers, and of memberships in a tab of its own. The offer that the address names is open over them. */
export function TransactionsPage() {
  const [address, setAddress] = useSearchParams()
  const offerId = address.get('offer')
  const close = () => {
    const next = new URLSearchParams(address)
    next.delete('offer')
    setAddress(next, { preventScrollReset: true })
  }
  return (
    <Page>
      <PageHead title="Transactions" lead="Card holds, discrepancies and membership payments." />
      <Tabs
        label="Transactions"
        tabs={tabs}
        value={address.get('tab') === 'membership' ? 'membership' : 'offers'}
        // Either tab has filters of its own.
        onChange={(tab) => setAddress(tab === 'membership' ? { tab } : {}, { replace: true, preventScrollReset: true })}
      />
      {offerId && (
        <Suspense>
          <OfferForAdmin
            key={offerId}
            offerId={offerId}
            actions={(offer) => waitsForAnswer(offer) && <Decision offer={offer} />}
            audit={<OfferTrail offerId={offerId} />}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  )
}
