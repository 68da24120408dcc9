import { rm } from 'node:fs/promises'
import { freePort } from '@storyright/backing-servers'
import { makeHome } from './home.ts'

/** The outside world, in the test's own process: it may go away and come back with its state and address unchanged. */
export interface TestSandbox {
  url: string
  start(): Promise<void>
  /** Cuts every connection, as a killed process would: what was committed by then is there again after `start`. */
  kill(): Promise<void>
  /** Posts to one of its controls: `faults`, `webhooks`, `quotas`, `payment_intents/<id>/expire`. */
  control(path: string, body?: object): Promise<void>
  /** Takes faults, disturbances of webhooks, or changes of quotas, back. */
  calm(path: 'faults' | 'webhooks' | 'quotas'): Promise<void>
  /** Ends it for good and removes its state. */
  stop(): Promise<void>
}

export async function testSandbox(webhooks: { url: string; secret: string }[] = []): Promise<TestSandbox> {
  // Only here, since most files need none of it.
  const [{ buildApp }, { readConfig }] = await Promise.all([
    import('../../../sandbox/src/app.ts'),
    import('../../../sandbox/src/config.ts'),
  ])
  const folder = await makeHome()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const config = readConfig({
    PORT: String(port),
    SMTP_PORT: '0',
    MAIL_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    WEBHOOKS: JSON.stringify(webhooks),
  })
  let app: Awaited<ReturnType<typeof buildApp>> | undefined

  async function ask(method: string, at: string, body?: object): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/control/${at}`, { method, ...(body && { headers, body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`)
  }
  const sandbox: TestSandbox = {
    url,
    async start() {
      app = await buildApp(config)
      await app.listen({ port, host: '127.0.0.1' })
    },
    async kill() {
      const running = app
      app = undefined
      running?.server.closeAllConnections()
      await running?.close()
    },
    control: (at, body = {}) => ask('POST', at, body),
    calm: (at) => ask('DELETE', at),
    async stop() {
      await sandbox.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await sandbox.start()
  return sandbox
}
