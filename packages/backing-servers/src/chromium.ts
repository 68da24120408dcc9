import { createRequire } from 'node:module'
import path from 'node:path'
import { debianProgram } from './debian.ts'
import { rememberChoices, rememberedChoices } from './download-cache.ts'
import type { Progress } from './progress-log.ts'
import { silent } from './progress-log.ts'
import type { Row } from './row.ts'
import { choose } from './row.ts'
import { isProgram, onPath, outputOf, runLogged } from './run.ts'

const HEADLESS_SHELL = 'chromium-headless-shell'

const chromiumRow: Row = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  advice: 'install chromium, or set CHROMIUM_PATH',
  // Without a window's own pages a browser does a journey with half the work.
  candidates: [
    {
      id: 'headless-shell',
      find: async (place) => {
        const command = await debianProgram(place, HEADLESS_SHELL, HEADLESS_SHELL)
        return command ? { command, label: 'Chromium’s headless shell' } : undefined
      },
    },
    {
      id: 'path',
      find: async () => {
        const command = await onPath('chromium', 'google-chrome')
        return command ? { command, label: `Chromium from ${command}` } : undefined
      },
    },
    {
      id: 'playwright',
      find: async ({ home, progress }) => {
        const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
        await progress.step('Downloading Playwright’s Chromium', () =>
          runLogged({
            home,
            name: 'playwright-install',
            logName: 'install',
            command: process.execPath,
            args: [cli, 'install', 'chromium'],
          }),
        )
        const where = 'console.log(require("@playwright/test").chromium.executablePath())'
        const command = (await outputOf(process.execPath, ['-e', where]))?.trim()
        if (!command || !(await isProgram(command))) return undefined
        return { command, label: 'Chromium from Playwright' }
      },
    },
  ],
}

/** The path of a Chromium for tests in a browser, installed when it must be. */
export async function findChromium({
  home,
  progress = silent,
}: {
  home: string
  progress?: Progress
}): Promise<string> {
  const given = process.env[chromiumRow.variable]
  if (given) return given
  const remembered = (await rememberedChoices(home)).chromium
  const found = await choose(chromiumRow, { home, wheels: path.join(home, 'wheels'), progress }, remembered)
  await rememberChoices(home, { chromium: found })
  return found.command
}
