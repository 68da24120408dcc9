import type { PlatformAnalytics } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { shortMoney } from '../../entities/money/money.ts'
import { comparedWords } from '../../shared/days/compared.ts'
import { daysIn } from '../../shared/days/day-range.ts'
import { paths } from '../../shared/paths.ts'
import { Figures } from '../../ui/data/figures.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'

const Face = styled.div`
  display: grid;
  gap: ${theme.s3};
`

export const whole = (count: number) => count.toLocaleString('en-GB')

/** The few numbers of the range, each beside what it was before, and leading to what it counts where there is a page for that. */
export function Overview({ before, users, listings, offers, money, views, favourites }: PlatformAnalytics) {
  const figure = (label: string, now: number, then: number, { write = whole, note = '', to = '' } = {}) => ({
    label,
    value: write(now),
    note: (
      <>
        <span>{comparedWords(now, then, write)}</span>
        {note && <span>{note}</span>}
      </>
    ),
    ...(to && { to }),
  })
  return (
    <Face>
      <Figures
        figures={[
          figure('Users', users.total, before.users.total, {
            note: `${whole(users.registered)} new, ${whole(before.users.registered)} before`,
            to: paths.adminDashboard,
          }),
          figure('Listings', listings.total, before.listings.total, {
            note: `${whole(listings.created)} new, ${whole(before.listings.created)} before`,
            to: paths.listings,
          }),
          figure('Offers', offers.created, before.offers.created, {
            note: `${whole(offers.accepted)} accepted, ${whole(before.offers.accepted)} before`,
          }),
          figure('Captured', money.captured, before.money.captured, {
            write: shortMoney,
            note: `${shortMoney(money.held)} held, ${shortMoney(before.money.held)} before`,
            to: paths.adminTransactions,
          }),
          figure('Views', views.total, before.views.total),
          figure('Favourites', favourites.total, before.favourites.total, {
            note: `${whole(favourites.removed)} removed, ${whole(before.favourites.removed)} before`,
          }),
        ]}
      />
      <Meta>{`Compared with the ${daysWords(daysIn(before))} before, ${day(before.from)} to ${day(before.to)}.`}</Meta>
    </Face>
  )
}

const daysWords = (days: number) => (days === 1 ? 'day' : `${whole(days)} days`)
