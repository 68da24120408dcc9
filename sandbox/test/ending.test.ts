import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eventually } from '@storyright/testing'
import { choosePlace, type Place } from './support/sandbox.ts'

describe('the sandbox as a process', () => {
  let place: Place
  let child: ChildProcess | undefined
  beforeEach(async () => {
    place = await choosePlace()
  })
  afterEach(async () => {
    if (child && child.exitCode === null && child.signalCode === null) await kill(child)
    await place.leave()
  })

  async function start(): Promise<ChildProcess> {
    child = spawn(process.execPath, [path.join(import.meta.dirname, '../src/main.ts')], {
      env: { ...process.env, ...place.environment, STOP_WITH_PARENT: '1' },
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    await eventually(async () => expect((await fetch(`${place.url}/readyz`)).status).toBe(200), { within: 20_000 })
    return child
  }

  const kill = async (running: ChildProcess) => {
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  it('has every mail that it accepted after it was killed', async () => {
    const running = await start()
    await place.send({ to: 'a@b.example', subject: 'kept', text: '.' })
    await kill(running)
    await start()
    expect((await place.mails()).map((mail) => mail.subject)).toEqual(['kept'])
    expect(await (await fetch(place.url)).text()).toContain('kept → a@b.example')
  }, 60_000)

  it.each([
    ['on SIGTERM', (running: ChildProcess) => void running.kill('SIGTERM')],
    ['when its parent’s pipe closes', (running: ChildProcess) => running.stdin!.end()],
  ])(
    'ends cleanly %s',
    async (_when, end) => {
      const running = await start()
      const ended = once(running, 'exit')
      end(running)
      expect(await ended).toEqual([0, null])
    },
    60_000,
  )
})
