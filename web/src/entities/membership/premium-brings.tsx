import { benefits, premiumAmount } from '@storyright/contracts/vocabulary'
import { Facts } from '../../ui/data/facts.tsx'
import { Meta } from '../../ui/text/text.ts'
import { exactMoney } from '../money/money.ts'

const facts = benefits
  .filter(({ free, premium }) => free !== premium)
  .map(({ name, premium }) => ({ term: name, value: premium }))
const { gross, vat } = premiumAmount

/** What Premium brings beyond the free plan, and what it costs. */
export function PremiumBrings() {
  return (
    <>
      <Facts facts={facts} />
      <Meta>
        {exactMoney(gross)} a year, including {exactMoney(vat)} VAT.
      </Meta>
    </>
  )
}
