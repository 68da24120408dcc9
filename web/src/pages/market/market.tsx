import { access, gates } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { MarketFigures } from '../../features/market/market-figures.tsx'
import { Upsell } from '../../features/upsell/upsell.tsx'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { RangePicker, useDayRange } from '../../shared/days/range-picker.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`

/** What titles ask and fetch; premium members only, others are told what Premium brings. */
export function MarketPage() {
  const { user } = useCurrentUser()
  const viewer = user && viewerOf(user)
  if (!viewer) return null // the guard has seen to it that somebody is signed in
  return (
    <Page>
      <PageHead
        title="Market Figures"
        lead="What titles ask and fetch, how soon agents answer, and what is rising, with your own offers beside it."
      />
      {access[gates.market.access](viewer) ? (
        <Figures />
      ) : (
        <Upsell gate={gates.market} viewer={viewer} title="Premium Feature" primary>
          <p>Market figures are part of Premium.</p>
        </Upsell>
      )}
    </Page>
  )
}

const offered = ['90', 'year', '365'] as const

function Figures() {
  const chosen = useDayRange('365')
  return (
    <>
      <RangePicker {...chosen} offered={offered} />
      {!chosen.isReversed && <MarketFigures range={chosen.range} />}
    </>
  )
}
