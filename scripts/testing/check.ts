import { endWith, inRepository } from '@storyright/platform'
import { runCheck } from './run-check.ts'

/** What needs no running: `npm test` runs the rules with everything else. */
const checks = [
  { name: 'types', args: [inRepository('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types of the web app', args: [inRepository('node_modules/typescript/bin/tsc'), '-p', 'web'] },
  { name: 'format and lint', args: [inRepository('node_modules/@biomejs/biome/bin/biome'), 'ci'] },
  { name: 'boundaries', args: [inRepository('scripts/boundaries/check-boundaries.ts')] },
  {
    name: 'no secrets',
    args: [inRepository('node_modules/secretlint/bin/secretlint.js'), '--secretlintignore', '.gitignore', '**/*'],
  },
  { name: 'known weaknesses', args: [inRepository('scripts/supply-chain/audit.ts')] },
  { name: 'forgotten promises', args: [inRepository('node_modules/oxlint/bin/oxlint'), '--type-aware'] },
]

async function check(): Promise<number> {
  const passed = await Promise.all(checks.map(runCheck))
  return passed.every(Boolean) ? 0 : 1
}

await endWith(check)
