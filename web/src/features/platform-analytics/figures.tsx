import type { PlatformAnalytics } from '@storyright/contracts/http'
import { shortMoney } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { Figures } from '../../ui/data/figures.tsx'

export const whole = (count: number) => count.toLocaleString('en-GB')

/** The few numbers of the range, each leading to what it counts where there is a page for that. */
export function Overview({ users, listings, offers, money, views, favourites }: PlatformAnalytics) {
  return (
    <Figures
      figures={[
        { label: 'Users', value: whole(users.total), note: `${whole(users.registered)} new`, to: paths.adminDashboard },
        { label: 'Listings', value: whole(listings.total), note: `${whole(listings.created)} new`, to: paths.listings },
        { label: 'Offers', value: whole(offers.created), note: `${whole(offers.accepted)} accepted` },
        {
          label: 'Captured',
          value: shortMoney(money.captured),
          note: `${shortMoney(money.held)} held`,
          to: paths.adminTransactions,
        },
        { label: 'Views', value: whole(views.total) },
        { label: 'Favourites', value: whole(favourites.total), note: `${whole(favourites.removed)} removed` },
      ]}
    />
  )
}
