import { effectiveTier, type Role } from '@storyright/contracts/vocabulary'
import { type Level, levelShares } from './levels.ts'
import { dayOf, type Share } from './share.ts'
import { type Step, stepsOf } from './step.ts'

/** What somebody adds: the day of joining, their role over time, and when they were premium. */
export function personShares(steps: readonly Step[]): Share[] {
  const told = stepsOf(steps, 'person')
  const first = told[0]
  if (!first) return []
  const roles = told.map(({ at, said }, place): Level & { name: Role | null } => ({
    at: place === 0 ? said.born : at,
    name: said.status === 'closed' ? null : said.role,
  }))
  const memberships = stepsOf(steps, 'membership').map(({ at, said: { until } }) => ({ at, until }))

  const tierAt = (now: Date): string | null => {
    const role = lastBefore(roles, now)?.name ?? null
    const premiumExpiresAt = lastBefore(memberships, now)?.until ?? null
    return role && effectiveTier({ role, premiumExpiresAt }, now)
  }
  const moments = [...roles, ...memberships].map(({ at }) => at)
  const ends = memberships.flatMap(({ until }) => until ?? [])
  const times = [...moments, ...ends].toSorted((one, other) => one.getTime() - other.getTime())
  return [
    { series: 'people.registered', of: null, day: dayOf(first.said.born), count: 1 },
    ...levelShares('people', roles),
    ...levelShares(
      'tiers',
      times.map((at) => ({ at, name: tierAt(at) })),
    ),
  ]
}

const lastBefore = <One extends { at: Date }>(steps: readonly One[], now: Date) => steps.findLast(({ at }) => at <= now)
