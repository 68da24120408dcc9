import type { Progress } from '@storyright/backing-servers'
import { figuresOf, type Summary } from './figures.ts'
import { alone, type Compared, inADay, type ScenarioName, scenarioNames } from './thresholds.ts'

interface Measuring {
  /** What was asked for; everything when nothing was. */
  chosen: readonly string[]
  minutes: number
  /** What cannot be done where people cannot be added. */
  without: readonly ScenarioName[]
  run(script: string, how: { seconds: number; visitors: number }): Promise<Summary>
  progress: Progress
}

export const DAY = 'day'
/** How many ask at once; work that leaves rows behind is done by fewer. */
const visitorsOf = (name: ScenarioName) => (['offers', 'upgrades', 'forum'].includes(name) ? 4 : 16)
const WARM_UP_SECONDS = 4

/** Every scenario right after the bare proxy with as many visitors, and the mixed day. */
export async function measure({ chosen, minutes, without, run, progress }: Measuring): Promise<Compared[]> {
  const seconds = minutes * 60
  const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
  const rows: Compared[] = []
  for (const name of scenarioNames.filter((one) => isChosen(one) && !without.includes(one)))
    await progress.step(name, async () => {
      const visitors = visitorsOf(name)
      if (name !== 'upgrades') await run(name, { seconds: WARM_UP_SECONDS, visitors })
      const bare = figuresOf(await run('bare', { seconds: Math.max(WARM_UP_SECONDS, seconds / 3), visitors }))
      const figures = figuresOf(await run(name, { seconds, visitors }))
      rows.push({ name, figures, bare, threshold: alone[name] })
    })
  if (isChosen(DAY))
    await progress.step('A mixed day', async () => {
      const summary = await run(DAY, { seconds: seconds * 2, visitors: 1 })
      const bare = figuresOf(summary, 'bare')
      for (const name of scenarioNames.filter((one) => !without.includes(one)))
        rows.push({ name: `${name}, in a day`, figures: figuresOf(summary, name), bare, threshold: inADay[name] })
    })
  return rows
}
