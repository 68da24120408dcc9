import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { answersWith } from './answers.ts'
import type { Row } from './row.ts'
import { outputOf } from './run.ts'
import type { ProcessOptions, Server } from './server.ts'
import { startProcess } from './server.ts'
import { wheelProgram } from './wheel.ts'

const WHEEL = 'moto[s3]==5.2.5'

/** A server that speaks S3, for tests: files are kept in a folder on one machine, and in somebody's buckets elsewhere. */
export const s3Row: Row = {
  title: 'S3 storage',
  variable: 'S3_URL',
  advice: 'install Python 3 with pip, or set S3_URL (and AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY)',
  candidates: [
    {
      id: 'wheel',
      find: async (place) => {
        const command = await wheelProgram(place, WHEEL, 'bin/moto_server', ['flask==3.1.3', 'flask-cors==6.0.5'])
        const runs = command && (await outputOf(command, ['--help'], modulesOf(command)))
        return runs ? { command, label: 'moto 5.2.5 from the moto wheel' } : undefined
      },
    },
  ],
}

/** Modules that are not in the user's Python are found through this. */
const modulesOf = (command: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PYTHONPATH: path.resolve(command, '../..'),
})

/** Starts it; it keeps everything in memory, and takes any credentials. */
export async function startS3({ home, name, port, found }: ProcessOptions): Promise<Server> {
  await mkdir(path.join(home, name), { recursive: true, mode: 0o700 })
  const url = `http://127.0.0.1:${port}`
  const args = ['--host', '127.0.0.1', '--port', String(port)]
  const child = await startProcess({ home, name, command: found.command, args, env: modulesOf(found.command) }, () =>
    answersWith(port, 'GET /moto-api/ HTTP/1.0\r\n\r\n', 'HTTP/1.'),
  )
  return { url, own: true, label: found.label, stop: child.stop, kill: child.kill }
}
