import { read } from '../support/ask.ts'
import { visitors } from '../support/options.ts'
import { pick } from '../support/pick.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export const options = visitors(Number(__ENV.VISITORS))

const filters = ['', '&genre=crime', '&medium=book', '&genre=fantasy&sort=price', '&status=available&sort=viability']

/** A page of 24, of everything or of a filter. */
export default function browse(): void {
  read(`${plan.paths.listings}?limit=24${pick(filters)}`, pick(plan.readers))
}
