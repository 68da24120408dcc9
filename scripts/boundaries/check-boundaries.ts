import { endWith, inRepository } from '@storyright/platform'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { folderCycles, type Import } from './folder-cycles.ts'

const places = ['services', 'packages', 'sandbox', 'web', 'scripts', 'tests']

/** Lists every import that breaks a rule of `.dependency-cruiser.mjs`, and every cycle of folders. */
async function checkBoundaries(): Promise<number> {
  const { options, ...ruleSet } = await extractConfig(inRepository('.dependency-cruiser.mjs'))
  const { output } = await cruise(places, { ...options, ruleSet, validate: true })
  const { modules, summary } = output as ICruiseResult
  for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)

  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): Import => [source, resolved]),
  )
  const cycles = folderCycles(imports.filter(([, to]) => !to.includes('node_modules')))
  for (const { folders, because } of cycles) {
    console.log(`folders in a circle: ${folders.join(', ')}`)
    for (const [from, to] of because) console.log(`  ${from} → ${to}`)
  }
  return summary.violations.length + cycles.length === 0 ? 0 : 1
}

await endWith(checkBoundaries)
