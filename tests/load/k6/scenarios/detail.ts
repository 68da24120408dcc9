import { read } from '../support/ask.ts'
import { visitors } from '../support/options.ts'
import { pick } from '../support/pick.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export const options = visitors(Number(__ENV.VISITORS))

/** One listing, read from the database and counted each time. */
export default function detail(): void {
  read(plan.paths.listing.replace(':id', pick(plan.listingIds)), pick(plan.readers))
}
