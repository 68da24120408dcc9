import type { PlatformAnalytics } from '@storyright/contracts/http'
import { roles, tiers } from '@storyright/contracts/vocabulary'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { Amounts } from '../../ui/data/amounts.tsx'
import { Beside, Part, Titled } from '../../ui/page/part.tsx'
import { chartRows } from './chart-rows.ts'
import { whole } from './figures.tsx'
import { OverTime } from './over-time.tsx'

const tierLabels = { free: 'Free plan', premium: 'Premium' } as const

/** Accounts by role and tier, and how they grew. */
export function People({ users }: Pick<PlatformAnalytics, 'users'>) {
  const days = users.series.length
  const rows = chartRows(users.series, { sums: ['registered'], levels: ['total', 'producers', 'agents', 'premium'] })
  return (
    <Part title="Users" aside="Closed accounts do not count">
      <Beside>
        <OverTime
          title="Users over time"
          kind="lines"
          days={days}
          rows={rows}
          series={[
            { key: 'total', label: 'All' },
            { key: 'producers', label: 'Producers' },
            { key: 'agents', label: 'Agents' },
            { key: 'premium', label: 'Premium' },
          ]}
        />
        <OverTime
          title="New accounts"
          kind="columns"
          days={days}
          rows={rows}
          series={[{ key: 'registered', label: 'New accounts' }]}
        />
        <Titled title="By role">
          <Amounts
            amounts={roles.map((role) => ({ key: role, label: roleLabels[role], value: users.byRole[role] ?? 0 }))}
            format={whole}
          />
        </Titled>
        <Titled title="By tier">
          <Amounts
            amounts={tiers.map((tier) => ({ key: tier, label: tierLabels[tier], value: users.byTier[tier] ?? 0 }))}
            format={whole}
          />
        </Titled>
      </Beside>
    </Part>
  )
}
