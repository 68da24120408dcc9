import exec from 'k6/execution'
import { pay, send } from '../support/ask.ts'
import { shared } from '../support/options.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export const options = shared(Number(__ENV.VISITORS), plan.newcomers.length)

// A mixed day may follow, whose newcomers are others.
const newcomers = __ENV.SCRIPT === 'day' ? plan.newcomersOfTheDay : plan.newcomers

/** Somebody becomes a premium member: begins, pays, and has it confirmed; nobody does twice. */
export default function upgrades(): void {
  const newcomer = newcomers[exec.scenario.iterationInTest]
  if (!newcomer) throw new Error('More people became members than there are newcomers.')
  const begun = send<{ clientSecret: string; subscriptionId: string }>(
    plan.paths.upgrade,
    { termsAccepted: true },
    newcomer,
  )
  pay(begun.clientSecret)
  send(plan.paths.confirmUpgrade, { subscriptionId: begun.subscriptionId }, newcomer)
}
