import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@storyright/backing-servers'
import { eventually } from './eventually.ts'
import { makeHome } from './home.ts'

/** The outside world as a process of its own, which a test may kill and start again with its state and address unchanged. */
export interface TestSandbox {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  /** Posts to one of its controls: `faults`, `webhooks`, `quotas`, `payment_intents/<id>/expire`. */
  control(path: string, body?: object): Promise<void>
  /** Takes faults, disturbances of webhooks, or changes of quotas, back. */
  calm(path: 'faults' | 'webhooks' | 'quotas'): Promise<void>
  /** Ends it for good and removes its state. */
  stop(): Promise<void>
}

const main = path.resolve(import.meta.dirname, '../../../sandbox/src/main.ts')

export async function testSandbox(webhooks: { url: string; secret: string }[] = []): Promise<TestSandbox> {
  const folder = await makeHome()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    SMTP_PORT: '0',
    MAIL_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    STOP_WITH_PARENT: '1',
    WEBHOOKS: JSON.stringify(webhooks),
  }
  const run = () => spawn(process.execPath, [main], { env, stdio: ['pipe', 'ignore', 'inherit'] })
  let child: ReturnType<typeof run> | undefined

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }
  async function ask(method: string, at: string, body?: object): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/control/${at}`, { method, ...(body && { headers, body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`)
  }
  const sandbox: TestSandbox = {
    url,
    async start() {
      child = run()
      await eventually(
        async () => {
          if (!(await fetch(`${url}/readyz`)).ok) throw new Error('The sandbox is not ready')
        },
        { within: 90_000 },
      )
    },
    kill: () => end('SIGKILL'),
    control: (at, body = {}) => ask('POST', at, body),
    calm: (at) => ask('DELETE', at),
    async stop() {
      await end('SIGTERM') // so that Node keeps what it compiled
      await rm(folder, { recursive: true, force: true })
    },
  }
  await sandbox.start()
  return sandbox
}
