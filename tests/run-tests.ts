import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createProgress, endWith, settingsFrom, untilStopped } from '@storyright/platform'
import { runJourneys } from './journeys/run-journeys.ts'
import { type FileTime, readTimes, slowest, tooSlow } from './runner/file-times.ts'
import { holdBack } from './runner/held-back.ts'
import { planFrom } from './runner/plan.ts'
import { processorFactor } from './runner/processor-factor.ts'
import { runJest, runJestTwice, TIMES } from './runner/run-jest.ts'
import { untilCoresAreSpare } from './runner/spare-cores.ts'
import type { Tally } from './runner/tally.ts'
import { none, sum } from './runner/tally.ts'
import { makeTestHome, stopTestRun } from './runner/test-home.ts'
import { startTestServers } from './runner/test-servers.ts'

const KEEP = '--keep' // leaves the run's folder, for its logs and screenshots

async function test(): Promise<number> {
  const words = process.argv.slice(2)
  const { home: sharedHome } = settingsFrom(process.env)
  const home = await makeTestHome(sharedHome)
  const stopped = untilStopped().then(() => undefined)
  let tally: Tally | undefined
  let times: FileTime[] = []
  const factor = processorFactor()
  process.env.MACHINE_FACTOR ??= factor.toFixed(2)
  try {
    tally = await Promise.race([
      runAll(
        home,
        sharedHome,
        words.filter((word) => word !== KEEP),
        words.includes(KEEP),
      ),
      stopped,
    ])
  } finally {
    times = await readTimes(path.join(home, TIMES))
    await stopTestRun(home)
    if (tally?.failed || words.includes(KEEP)) console.log(`Logs and screenshots of this run: ${home}`)
    else await rm(home, { recursive: true, force: true })
  }
  if (!tally) return 1
  if (tally.passed + tally.failed === 0) console.log('No test has such a name.')
  if (times.length > 1) for (const line of slowest(times)) console.log(line)
  // A warning only: how long a file takes depends on the machine, and says nothing about the product.
  for (const { file, seconds } of process.env.MONEY_SECONDS ? [] : tooSlow(times, factor))
    console.log(
      `Warning: ${file} takes ${Math.round(seconds)} s. Make it cheaper, or say why in tests/runner/file-times.ts.`,
    )
  for (const name of tally.again ?? []) console.log(`Passed only when tried again, and is to be mended: ${name}`)
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  return tally.passed > 0 && tally.failed === 0 ? 0 : 1
}

async function runAll(home: string, sharedHome: string, words: string[], keeps: boolean): Promise<Tally> {
  const progress = createProgress()
  const plan = planFrom(words)
  const wheels = path.join(sharedHome, 'wheels')
  const servers = plan.projects.includes('service') ? await startTestServers(home, wheels, progress) : undefined
  const { out, release } = holdBack()
  const env = servers?.env ?? {}
  const everything = plan.journeys && plan.patterns.length === 0
  const places = { home, sharedHome, wheels, patterns: plan.patterns, out }
  const journeys = async (mayBegin: Promise<unknown>) =>
    plan.journeys
      ? runJourneys({
          ...places,
          mayBegin,
          attempts: everything ? 2 : 1,
          screenshots: keeps,
          takesTurns: everything && !keeps,
        })
      : none
  // Tests on servers wait often, and a browser fills that time, where a machine is fast enough to have any; jest has the terminal first.
  const jestRests = Promise.withResolvers<void>()
  // A platform's stores are filled at once: that is mostly waiting, too.
  const journeysEnd = journeys(
    plan.projects.length ? untilCoresAreSpare({ until: jestRests.promise }) : Promise.resolve(),
  )
  const untilJourneysEnd = async () => {
    jestRests.resolve()
    release()
    await journeysEnd
  }
  const jest = async () => {
    if (plan.projects.length === 0) return none
    return everything ? runJestTwice(home, plan, env, untilJourneysEnd) : runJest(home, plan, env)
  }
  const jestEnd = jest().finally(() => {
    jestRests.resolve()
    release()
  })
  return sum(await Promise.all([jestEnd, journeysEnd]))
}

await endWith(test)
