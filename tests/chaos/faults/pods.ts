import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../support/cluster.ts'
import type { Dice } from '../support/dice.ts'
import type { Fault } from './fault.ts'

const KILLS = 5
const APART_MS = 20_000
/** How long a killed pod may still have requests in hand: until the node has ended it. */
const DYING_MS = 2_000
const SETTLED_WITHIN_S = 300
const often = { everyMs: 200 }

/** What may happen to an installation on Kubernetes. */
export const podFaults = (cluster: Cluster, dice: Dice): Fault[] => [
  {
    name: 'pods-renewed',
    what: 'a rolling update renews every pod, one deployment after the other; nobody may notice',
    ...often,
    seconds: 300,
    usableWithin: 20,
    agreesWithin: 90,
    async begin({ progress }) {
      const renewed = cluster.renew(SETTLED_WITHIN_S)
      renewed.catch(() => undefined) // said when it is waited for
      return async () => {
        await renewed
        progress.note('  … every pod is a new one')
        return { mayRefuse: () => false }
      }
    },
  },
  {
    name: 'pods-killed',
    what: `${KILLS} pods, drawn by lot, are killed; what they had in hand may be refused`,
    ...often,
    seconds: (KILLS * APART_MS) / 1000,
    usableWithin: 60,
    agreesWithin: 120,
    async begin({ progress }) {
      const kills: number[] = []
      const killing = (async () => {
        for (let count = 0; count < KILLS; count++) {
          const pod = dice.pick(await cluster.pods())
          progress.note(`  … ${pod} is killed`)
          kills.push(Date.now())
          await cluster.kill(pod)
          await pause(APART_MS - DYING_MS)
        }
      })()
      return async () => {
        await killing
        await cluster.settled(SETTLED_WITHIN_S)
        return { mayRefuse: (began) => kills.some((at) => began <= at + DYING_MS && began > at - APART_MS) }
      }
    },
  },
]
