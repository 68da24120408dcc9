import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, startChild, stopStaleProcesses } from '@storyright/backing-servers'

const repository = path.resolve(import.meta.dirname, '../..')
const server = path.join(import.meta.dirname, 'fixtures', 'stubborn-server.mjs')
const launcher = path.join(import.meta.dirname, 'fixtures', 'launcher.mjs')

jest.setTimeout(30_000)

let home: string
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'storyright-'))
})
afterEach(async () => {
  await stopStaleProcesses(home)
  await rm(home, { recursive: true, force: true })
})

describe('a process of the platform', () => {
  it('ends when its launcher is killed outright', async () => {
    const parent = spawn(process.execPath, [launcher, home, server], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(parent.stdout, 'data')
    const pid = await pidOf('server')
    expect(await isRunning(pid, home)).toBe(true)
    parent.kill('SIGKILL')
    await gone(pid)
    await until(async () => (await readdir(path.join(home, 'run'))).length === 0)
  })

  it('is asked to end first and killed when it will not', async () => {
    const child = await startChild({
      home,
      name: 'server',
      command: process.execPath,
      args: [server, home, 'stubborn'],
      patience: 1,
    })
    await once(child.output[0]!, 'data')
    const pid = await pidOf('server')
    await child.stop()
    expect(child.running()).toBe(false)
    expect(await isRunning(pid, home)).toBe(false)
  })

  it('left by an earlier launcher is recognised and stopped', async () => {
    const orphan = spawn(process.execPath, [server, home], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
    await mkdir(path.join(home, 'run'))
    await writeFile(path.join(home, 'run', 'server.pid'), `${orphan.pid} TERM\n`)
    expect(await stopStaleProcesses(home)).toEqual(['server'])
    expect(await isRunning(orphan.pid!, home)).toBe(false)
  })

  it('is left alone when its number belongs to a stranger by now', async () => {
    const stranger = spawn('sleep', ['60'])
    await mkdir(path.join(home, 'run'))
    await writeFile(path.join(home, 'run', 'server.pid'), `${stranger.pid} TERM\n`)
    expect(await stopStaleProcesses(home)).toEqual([])
    expect(stranger.exitCode).toBeNull()
    stranger.kill()
  })
})

describe('npm start', () => {
  let port: number
  const taken = createServer()
  beforeAll(async () => {
    await once(taken.listen(0, '127.0.0.1'), 'listening')
    port = (taken.address() as AddressInfo).port
  })
  afterAll(() => {
    taken.close()
  })

  it('says in one sentence that a port is taken, and fails', async () => {
    const { code, errors } = await start({ PORT: String(port) })
    expect(code).toBe(1)
    expect(errors).toBe(
      `Port ${port} is taken by another program: stop that, or choose another, for example PORT=${port + 10} npm start.\n`,
    )
  })

  it('refuses a second start in the same folder, and forgets a start that was killed', async () => {
    const other = spawn(process.execPath, [launcher, home, server, 'scripts/'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    await writeFile(path.join(home, 'run', 'launcher.json'), JSON.stringify({ pid: other.pid }))
    const refused = await start({})
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain(`Storyright already runs in ${home} (process ${other.pid})`)

    other.kill('SIGKILL')
    await gone(other.pid!)
    expect((await start({ PORT: String(port) })).errors).toContain('is taken by another program')
  })

  it('shows which servers were chosen', async () => {
    expect((await start({}, '--servers')).output).toContain('No servers have been chosen yet')
    await writeFile(path.join(home, 'servers.json'), JSON.stringify({ nats: { id: 'wheel', label: 'NATS 2.15.1' } }))
    expect((await start({}, '--servers')).output).toBe('NATS 2.15.1\n')
  })

  async function start(env: Record<string, string>, ...args: string[]) {
    const entry = path.join(repository, 'packages/platform/src/commands/start.ts')
    const child = spawn(process.execPath, [entry, ...args], {
      env: { ...process.env, STORYRIGHT_HOME: home, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    const [code] = await once(child, 'close')
    return { code, output, errors }
  }
})

async function pidOf(name: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(home, 'run', `${name}.pid`), 'utf8'), 10)
}

const gone = (pid: number) => until(async () => !(await isRunning(pid, home)))

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(20)
}
