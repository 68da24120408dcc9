import { endWith, inRepository } from '@storyright/platform'
import { type Check, runCheck } from './run-check.ts'

const tsc = inRepository('node_modules/@tools/typescript/bin/tsc')
// One checker: several would each work out the same types, and take three times as long of the processor.
const types = (project: string) => [tsc, '-p', project, '--checkers', '1']

/** What needs no running, cheapest to understand first. `npm test` runs the rules with everything else. */
const checks: Check[] = [
  { name: 'types', args: types('tsconfig.json') },
  { name: 'types of the web app', args: types('web') },
  { name: 'format and lint', args: [inRepository('node_modules/@biomejs/biome/bin/biome'), 'ci'] },
  { name: 'boundaries', args: [inRepository('scripts/boundaries/check-boundaries.ts')] },
  {
    name: 'no secrets',
    args: [inRepository('node_modules/secretlint/bin/secretlint.js'), '--secretlintignore', '.gitignore', '**/*'],
  },
  { name: 'known weaknesses', args: [inRepository('scripts/supply-chain/audit.ts')] },
  { name: 'forgotten promises', args: [inRepository('node_modules/oxlint/bin/oxlint'), '--type-aware'] },
]

/** Runs the checks that are named after `npm run check --`, or all of them. */
async function check(): Promise<number> {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !checks.some((one) => one.name === name))
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(', ')}: ${nameAll()}.`)
  const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name))
  const passed = await Promise.all(chosen.map(runCheck))
  return passed.every(Boolean) ? 0 : 1
}

const nameAll = () => checks.map(({ name }) => `“${name}”`).join(', ')

await endWith(check)
