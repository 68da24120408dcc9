import path from 'node:path'
import { lastLines, runLogged } from '@storyright/backing-servers'
import { inRepository, REPOSITORY } from '../repository.ts'

/** Builds the web app as it is served. */
export async function buildWeb(out: string, home: string): Promise<void> {
  const vite = inRepository('node_modules/vite/bin/vite.js')
  const args = [vite, 'build', inRepository('web'), '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']
  const built = await runLogged({ home, name: 'build-web', command: process.execPath, args, cwd: REPOSITORY })
  if (built) return
  const log = path.join(home, 'logs', 'build-web.log')
  throw new Error(`The web app could not be built; the end of ${log} says:\n${await lastLines(log)}`)
}
