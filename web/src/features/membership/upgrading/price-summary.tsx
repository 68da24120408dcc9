import { addMonths, day, membershipTimes, premiumAmount, premiumPlan } from '@storyright/contracts/vocabulary'
import { exactMoney } from '../../../entities/money/money.ts'
import { Ledger } from '../../../ui/data/ledger.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Summary, When } from '../../../ui/steps/steps.styles.ts'
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
    <Summary aria-label="Price">
      <SectionHead title={`${exactMoney(gross)} a year`} />
      <S.Including>{`Including ${exactMoney(vat)} VAT; ${exactMoney(net)} without it.`}</S.Including>
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
              You can withdraw. You have withdrawn within the last twelve months, so we refund the days that are left of
              your year.
            </span>
          ) : (
            <span>{`You can withdraw and have the whole ${exactMoney(gross)} back.`}</span>
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
    </Summary>
  )
}
