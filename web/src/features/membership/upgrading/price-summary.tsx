import { addMonths, day, membershipTimes, premiumAmount, premiumPlan } from '@storyright/contracts/vocabulary'
import { exactMoney } from '../../../entities/money/money.ts'
import { Ledger } from '../../../ui/data/ledger.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { When } from '../../../ui/steps/steps.styles.ts'
import * as S from './upgrading.styles.ts'

const { net, vat, gross } = premiumAmount
const rows = [
  { term: premiumPlan.name, value: exactMoney(net) },
  { term: `VAT at ${premiumPlan.vatPercent}%`, value: exactMoney(vat) },
  { term: 'Total for the year', value: exactMoney(gross), sum: true },
]
const [first, second] = membershipTimes.remindDaysBefore

/** What a year costs, all of it, and what the contract binds to. */
export function PriceSummary({ prorated }: { prorated: boolean }) {
  const renewal = day(addMonths(new Date(), 12))
  return (
    <S.Price aria-label="Price">
      <S.PriceHead>
        <SectionHead title={`${exactMoney(gross)} a year`} />
        <S.Including>{`${exactMoney(net)} + ${exactMoney(vat)} VAT`}</S.Including>
      </S.PriceHead>
      <S.PriceTerms>
        <Ledger rows={rows} />
        <When>
          <li>
            <b>Today</b>
            <span>Premium begins as soon as the payment is confirmed.</span>
          </li>
          <li>
            <b>{`For ${membershipTimes.withdrawDays} days`}</b>
            {prorated ? (
              <span>
                You can withdraw. You have withdrawn within the last twelve months, so we refund the days that are left
                of your year.
              </span>
            ) : (
              <span>{`Full ${exactMoney(gross)} refund if you change your mind.`}</span>
            )}
          </li>
          <li>
            <b>Any time</b>
            <span>Cancel in Account Settings: everything stays open until the year ends.</span>
          </li>
          <li>
            <b>{renewal}</b>
            <span>{`Renews for another year at ${exactMoney(gross)}, unless cancelled. We write to you ${first} and ${second} days before.`}</span>
          </li>
        </When>
      </S.PriceTerms>
    </S.Price>
  )
}
