import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@storyright/testing'
import { createImportThread, ImportTooLarge } from '../src/imports/import-thread.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-thread-'))
})
afterAll(() => rm(folder, { recursive: true }))

const config = {
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  UPLOADS_DIR: '/nowhere',
  FILES_URL: undefined,
  POUNDS_PER_USD: 1,
  POUNDS_PER_EUR: 1,
}
const never = new AbortController().signal

/** A thread whose program answers the order to work with this code. */
async function threadThat(code: string, limits: object = {}) {
  const program = path.join(folder, `${Math.random()}.mjs`)
  await writeFile(
    program,
    `import { parentPort as port, threadId } from 'node:worker_threads'
     const say = (message) => port.postMessage(message)
     port.on('message', (order) => { if (order.work) work(); else if (globalThis.onStop) onStop() })
     function work() { ${code} }`,
  )
  const logged: [object, string][] = []
  const logger = { error: (details: object, message: string) => void logged.push([details, message]) }
  const usual = { memoryMb: 32, idleMs: 60_000, stopMs: 5_000 }
  return { logged, thread: createImportThread({ config, logger, program, limits: { ...usual, ...limits } }) }
}
const logsItself = 'say({ log: { details: { threadId }, message: "working" } }); say({ done: true })'
const threadsOf = (logged: [object, string][]) => logged.map(([details]) => (details as { threadId: number }).threadId)

describe('the thread that works on imports', () => {
  it('stays for the next work, logs by the service’s logger, and ends when it is idle', async () => {
    const { thread, logged } = await threadThat(logsItself, { idleMs: 30 })
    await thread.work(never)
    await thread.work(never)
    await eventually(async () => {
      await thread.work(never)
      expect(new Set(threadsOf(logged)).size).toBeGreaterThan(1)
      expect(threadsOf(logged)[0]).toBe(threadsOf(logged)[1])
    })
    await thread.end()
  })

  it('fails as its work fails, with its code, and works again', async () => {
    const { thread } = await threadThat('say({ failed: { name: "Away", message: "away", code: "P1001" } })')
    for (let time = 0; time < 2; time += 1)
      await expect(thread.work(never)).rejects.toMatchObject({ name: 'Away', message: 'away', code: 'P1001' })
    await thread.end()
  })

  it('that ends in the middle fails the work and none after it', async () => {
    const { thread } = await threadThat('process.exit(1)')
    for (let time = 0; time < 2; time += 1) await expect(thread.work(never)).rejects.toThrow('has ended')
  })

  it('that needs too much memory names the import, and the service lives', async () => {
    const { thread } = await threadThat(
      'say({ importId: "one" }); setTimeout(() => { const all = []; for (;;) all.push(String(all.length).padEnd(99).split("")) }, 50)',
    )
    const end = await thread.work(never).catch((error: unknown) => error)
    expect(end).toBeInstanceOf(ImportTooLarge)
    expect(end).toMatchObject({ importId: 'one' })
  })

  it.each([
    ['after the step under way', 'globalThis.onStop = () => say({ done: true })'],
    ['at once where that step takes too long', 'globalThis.onStop = () => { for (;;); }'],
  ])('ends when it is asked to stop, %s', async (_when, code) => {
    const { thread } = await threadThat(`${code}; say({ log: { details: {}, message: 'begun' } })`, { stopMs: 50 })
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(), 100)
    await thread.work(stopping.signal)
  })
})
