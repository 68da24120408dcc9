import type { PlatformAnalytics } from '@storyright/contracts/http'
import { Beside, Part } from '../../ui/page/part.tsx'
import { chartRows } from './chart-rows.ts'
import { OverTime } from './over-time.tsx'

/** What people looked at and kept. */
export function Attention({ views, favourites }: Pick<PlatformAnalytics, 'views' | 'favourites'>) {
  const each = [
    { title: 'Views', of: views },
    { title: 'Favourites added', of: favourites },
  ]
  return (
    <Part title="Attention" aside="Of people who have not switched tracking off">
      <Beside>
        {each.map(({ title, of: { series } }) => (
          <OverTime
            key={title}
            title={title}
            kind="columns"
            days={series.length}
            rows={chartRows(series, { sums: ['count'] })}
            series={[{ key: 'count', label: title }]}
          />
        ))}
      </Beside>
    </Part>
  )
}
