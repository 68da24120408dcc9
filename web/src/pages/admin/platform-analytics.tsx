import { day } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { csvPath } from '../../features/platform-analytics/platform-analytics.api.ts'
import { Report } from '../../features/platform-analytics/report.tsx'
import { RangePicker, useDayRange } from '../../shared/days/range-picker.tsx'
import { ExportLink } from '../../shared/rows/export-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from './admin-page.tsx'

const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`
const offered = ['7', '30', '90', 'year'] as const

/** What happens on the platform, for administrators; the days stand in the address. */
export function PlatformAnalyticsPage() {
  const chosen = useDayRange('30')
  const { range, isReversed } = chosen
  return (
    <Page>
      <PageHead
        title="Platform Analytics"
        lead={isReversed ? undefined : `From ${day(range.from)} to ${day(range.to)}. Days begin and end in UTC.`}
        actions={!isReversed && <ExportLink href={csvPath(range)} of="platform figures" />}
      />
      <RangePicker {...chosen} offered={offered} />
      {!isReversed && <Report range={range} />}
    </Page>
  )
}
