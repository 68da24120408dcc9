import { benefits, premiumAmount } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { Facts } from '../../ui/data/facts.tsx'
import { below } from '../../ui/theme/theme.ts'
import { exactMoney } from '../money/money.ts'

/** What Premium brings beyond the free plan. */
export const premiumBenefits = benefits.filter(({ free, premium }) => free !== premium)

const facts = premiumBenefits.map(({ name, premium }) => ({ term: name, value: premium }))
const { gross, vat } = premiumAmount

// Several lines are read from the left.
const Brings = styled.div`
  ${below.phone} {
    dt {
      width: 42%;
    }
    dd {
      flex: 1;
      text-align: left;
    }
  }
`

/** What Premium costs, and what it brings beyond the free plan. */
export function PremiumBrings() {
  return (
    <>
      <p>{`${exactMoney(gross)} a year, including ${exactMoney(vat)} VAT.`}</p>
      <Brings>
        <Facts facts={facts} />
      </Brings>
    </>
  )
}
