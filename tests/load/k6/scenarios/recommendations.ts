import { read } from '../support/ask.ts'
import { visitors } from '../support/options.ts'
import { pick } from '../support/pick.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export const options = visitors(Number(__ENV.VISITORS))

/** Eight recommendations, or the next eight. */
export default function recommendations(): void {
  read(`${plan.paths.recommendations}?limit=8&refresh=${pick([0, 1, 2, 3, 4, 5])}`, pick(plan.readers))
}
