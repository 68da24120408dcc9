import { read, send } from '../support/ask.ts'
import { visitors } from '../support/options.ts'
import { pick } from '../support/pick.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export const options = visitors(Number(__ENV.VISITORS))

/** Mostly lists and threads; one visit in ten writes a reply. */
export default function forum(): void {
  const reader = pick(plan.readers)
  const id = pick(plan.threadIds)
  const chance = Math.random()
  if (chance < 0.5) read(`${plan.paths.forumPosts}?limit=20`, reader)
  else if (chance < 0.9) read(`${plan.paths.forumReplies.replace(':id', id)}?limit=100`, reader)
  else send(plan.paths.postReply.replace(':id', id), { content: 'I have read it twice, and agree.' }, reader)
}
