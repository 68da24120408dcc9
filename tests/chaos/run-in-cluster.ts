import { parseArgs } from 'node:util'
import { createProgress, endWith, keysOf, settingsFrom, trialStores } from '@storyright/platform'
import type { Fault } from './faults/fault.ts'
import { podFaults } from './faults/pods.ts'
import { suffer } from './running/suffer.ts'
import { clusterOf } from './support/cluster.ts'
import { diceOf } from './support/dice.ts'
import { type BackingServers, serverKinds } from './support/servers.ts'

const usage =
  'npm run chaos:cluster -- --at URL --sandbox URL --mail URL [--namespace storyright] [--release storyright] [--fault pods-killed] [--seed 7]'

/** Renews and kills the pods of an installation under traffic, and compares the books in the stores that `npm run trial:stores` serves. */
async function chaosInCluster(): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      at: text,
      sandbox: text,
      mail: text,
      namespace: { ...text, default: 'storyright' },
      release: { ...text, default: 'storyright' },
      fault: text,
      seed: { ...text, default: '7' },
      settle: { ...text, default: '300' },
    },
  })
  const { at: url, sandbox: sandboxUrl, mail: mailUrl, namespace, release } = values
  if (!url || !sandboxUrl || !mailUrl) throw new Error(`Usage: ${usage}`)
  const { home } = settingsFrom(process.env)
  const seed = Number(values.seed)
  const cluster = clusterOf(namespace, release)
  const faults = chosen(podFaults(cluster, diceOf(seed + 1)), values.fault)
  const held = await suffer({
    home,
    url,
    sandboxUrl,
    mailUrl,
    services: await cluster.services(),
    internalToken: (await keysOf(home)).internalToken,
    servers: await servedStores(home),
    faults,
    seed,
    settleMs: 1000 * Number(values.settle),
    progress: createProgress(),
  })
  return held ? 0 : 1
}

function chosen(faults: Fault[], names?: string): Fault[] {
  const found = faults.filter(({ name }) => !names || names.split(',').includes(name))
  if (found.length === 0) throw new Error(`There are ${faults.map(({ name }) => name).join(' and ')}.`)
  return found
}

/** The stores of a trial, which are not ours to kill. */
async function servedStores(home: string): Promise<BackingServers> {
  const { postgresUrl, natsUrl, redisUrl, mongodbUrl } = await trialStores(home)
  const isNotOurs = async () => {
    throw new Error('The stores of a trial are not killed.')
  }
  return {
    urls: { postgresUrl, natsUrl, redisUrl, mongodbUrl, own: serverKinds },
    kill: isNotOurs,
    stopOne: isNotOurs,
    bringBack: isNotOurs,
    bringBackEnded: isNotOurs,
    stop: isNotOurs,
  }
}

await endWith(chaosInCluster)
