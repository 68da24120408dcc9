import { arrivals } from '../support/options.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export { default as bare } from './bare.ts'
export { default as browse } from './browse.ts'
export { default as detail } from './detail.ts'
export { default as forum } from './forum.ts'
export { default as offers } from './offers.ts'
export { default as recommendations } from './recommendations.ts'
export { default as search } from './search.ts'
export { default as upgrades } from './upgrades.ts'

const seconds = Number(__ENV.SECONDS)
/** Each newcomer becomes a member once, however long the day is. */
const upgradesAMinute = Math.floor(Math.min(20, ((plan.newcomersOfTheDay.length - 1) * 60) / seconds))

/** A day in which everything happens beside everything, the bare proxy too. */
export const options = arrivals({
  bare: 600,
  browse: 900,
  detail: 600,
  search: 240,
  recommendations: 120,
  forum: 120,
  ...(plan.producers.length > 0 && { offers: 30 }),
  ...(upgradesAMinute > 0 && { upgrades: upgradesAMinute }),
})
