import { premiumAmount } from '@storyright/contracts/vocabulary'
import { Facts } from '../../ui/data/facts.tsx'
import { exactMoney } from '../money/money.ts'
import { premiumBenefits } from './premium-benefits.ts'

const facts = premiumBenefits.map(({ name, premium }) => ({ term: name, value: premium }))
const { gross, vat } = premiumAmount

/** What Premium costs, and what it brings beyond the free plan. */
export function PremiumBrings() {
  return (
    <>
      <p>{`${exactMoney(gross)} a year, including ${exactMoney(vat)} VAT.`}</p>
      <Facts facts={facts} />
    </>
  )
}
