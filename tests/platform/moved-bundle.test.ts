import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@storyright/backing-servers'
import { assembleImage, bundleService, REPOSITORY } from '@storyright/platform'

jest.setTimeout(60_000)

const emptyBill = { metadata: {}, components: [], dependencies: [] }

describe('a bundle', () => {
  let home: string
  let child: ChildProcess | undefined
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-bundles-'))
  })
  afterAll(async () => {
    child?.kill()
    await rm(home, { recursive: true, force: true })
  })

  it('names no place of the machine that made it, nor do its source maps, and is the same wherever it is made', async () => {
    const [one, other] = [path.join(home, 'one', 'sandbox'), path.join(home, 'another', 'place', 'sandbox')]
    await bundleService('sandbox', one)
    await bundleService('sandbox', other)
    const files = await filesIn(one)
    expect(files).toEqual(expect.arrayContaining(['main.js', 'main.js.map', 'sandbox/src/pages/page.css']))
    for (const file of files) {
      const content = await readFile(path.join(one, file), 'utf8')
      expect([file, content.includes(REPOSITORY), content.includes(home)]).toEqual([file, false, false])
      expect([file, content === (await readFile(path.join(other, file), 'utf8'))]).toEqual([file, true])
    }
  })

  it('starts in another folder with the packages of its image alone, those of telemetry included', async () => {
    await assembleImage({ name: 'sandbox', folder: 'sandbox' }, path.join(home, 'made'), {
      bill: emptyBill,
      builtAt: new Date(0),
    })
    const app = path.join(home, 'app')
    await rename(path.join(home, 'made'), app)
    const [port, smtp, mail] = await Promise.all([freePort(), freePort(), freePort()])
    const env = {
      PORT: `${port}`,
      SMTP_PORT: `${smtp}`,
      MAIL_PORT: `${mail}`,
      DATA_DIR: path.join(home, 'data'),
      OTEL_SDK_DISABLED: 'true',
    }
    child = spawn(process.execPath, ['--import', './telemetry.js', 'main.js'], {
      cwd: app,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code}.`)))
    const ask = async (what: string): Promise<Response> => {
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}${what}`).catch(() => undefined)
        if (answer) return answer
        await pause(50)
      }
    }
    expect(await (await Promise.race([ask('/healthz'), ended])).json()).toEqual({ status: 'ok' })
    expect((await ask('/assets/page.css')).status).toBe(200) // a file that its code reads from beside itself
    ended.catch(() => {}) // it is killed now
  })
})

/** What was made, without the links to this machine's packages. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('node_modules'))
}
