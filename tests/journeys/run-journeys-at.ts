import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '@storyright/backing-servers'
import { createProgress, endWith, settingsFrom } from '@storyright/platform'
import { goThrough } from './go-through.ts'

const usage = 'npm run journeys -- --at URL --sandbox URL --mail URL [--both] [NAME …]'

/** Goes through an installation that stands already, with the demo data and the sandbox as the outside world. */
async function journeysAt(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      sandbox: { type: 'string' },
      mail: { type: 'string' },
      both: { type: 'boolean', default: false },
    },
  })
  const { at: url, sandbox: sandboxUrl, mail: mailUrl } = values
  if (!url || !sandboxUrl || !mailUrl) throw new Error(`Usage: ${usage}`)
  const { home: sharedHome } = settingsFrom(process.env)
  const home = path.join(sharedHome, 'journeys-at')
  await mkdir(home, { recursive: true, mode: 0o700 })
  const chromium = await findChromium({ home: sharedHome, progress: createProgress() })
  const { passed, failed, again } = await goThrough({
    home,
    at: { url, sandboxUrl, mailUrl },
    chromium,
    patterns: positionals,
    attempts: 2,
    screenshots: false,
    takesTurns: !values.both,
  })
  for (const name of again ?? []) console.log(`Passed only when tried again: ${name}`)
  console.log(`${passed} passed, ${failed} failed`)
  return passed > 0 && failed === 0 ? 0 : 1
}

await endWith(journeysAt)
