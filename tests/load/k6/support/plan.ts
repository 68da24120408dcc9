import type { LoadPlan } from '../plan.ts'

/** The plan of this run. */
export const plan = JSON.parse(open(__ENV.PLAN!)) as LoadPlan
