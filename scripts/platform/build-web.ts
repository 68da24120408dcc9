import path from 'node:path'
import { lastLines, runLogged } from '@storyright/backing-servers'
import { inRepository } from './repository.ts'

/** Builds the web app as it is served. */
export async function buildWeb(out: string): Promise<void> {
  const log = path.join(out, '..', '..', 'logs', 'build-web.log')
  const vite = inRepository('node_modules/vite/bin/vite.js')
  const args = [vite, 'build', inRepository('web'), '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']
  if (!(await runLogged(log, process.execPath, args)))
    throw new Error(`The web app could not be built; the end of ${log} says:\n${await lastLines(log)}`)
}
