import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Discrepancies } from '../../features/transactions/discrepancies.tsx'
import { Transactions } from '../../features/transactions/transactions.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`
const OfferForAdmin = lazy(() =>
  import('../../features/offers/administration/offer-for-admin.tsx').then((module) => ({
    default: module.OfferForAdmin,
  })),
)

/** The money of all offers: holds, captures and releases. The offer that the address names is open over them. */
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
      <PageHead title="Transactions" lead="Holds, captures and releases, and where the books differ." />
      <Discrepancies />
      <Transactions />
      {offerId && (
        <Suspense>
          <OfferForAdmin key={offerId} offerId={offerId} onClose={close} />
        </Suspense>
      )}
    </Page>
  )
}
