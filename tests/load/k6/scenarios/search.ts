import { read } from '../support/ask.ts'
import { visitors } from '../support/options.ts'
import { pick } from '../support/pick.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export const options = visitors(Number(__ENV.VISITORS))

/** The first page of what a rare word, a common word or a title finds. */
export default function search(): void {
  read(`${plan.paths.listings}?limit=24&search=${encodeURIComponent(pick(plan.words))}`, pick(plan.readers))
}
