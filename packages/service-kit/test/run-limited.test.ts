import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@storyright/testing'
import { programNamed, runLimited } from '../src/run-limited.ts'

jest.setTimeout(60_000) // a process takes its time to begin on a busy machine

const limits = { processorSeconds: 20, memoryBytes: 1_024 ** 3, wallSeconds: 60 }

describe('a program with limits', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storyright-limited-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const program = async (name: string, text: string) => {
    const file = path.join(folder, name)
    await writeFile(file, text)
    return file
  }

  it('answers with what it sends and how it ends', async () => {
    const sends = await program(
      'sends.mjs',
      'process.send(process.argv.slice(2)); process.exitCode = 3; process.disconnect()',
    )
    expect(await runLimited({ program: sends, args: ['a', 'b'] }, limits)).toEqual({
      code: 3,
      sent: ['a', 'b'],
      errors: '',
    })
    const fails = await program('fails.mjs', "throw new Error('no room')")
    expect(await runLimited({ program: fails, args: [] }, limits)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no room'),
    })
  })

  it('is given nothing of the environment', async () => {
    const shows = await program('shows.mjs', 'process.send(Object.keys(process.env)); process.disconnect()')
    const { sent } = (await runLimited({ program: shows, args: [] }, limits)) as { sent: string[] }
    expect(sent.filter((name) => !name.startsWith('NODE_'))).toEqual([])
  })

  it.each([
    ['processor time', 'for (;;);', { ...limits, processorSeconds: 0.3 }],
    ['memory', 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1))', { ...limits, memoryBytes: 150e6 }],
    ['time', 'setInterval(() => {}, 1_000)', { ...limits, wallSeconds: 0.5 }],
  ])('is ended once it has used too much %s', async (what, text, less) =>
    expect(await runLimited({ program: await program(`${what}.mjs`, text), args: [] }, less)).toBe('too much'),
  )

  it('is one of two that run at once', async () => {
    const [log, go] = [path.join(folder, 'log'), path.join(folder, 'go')]
    const waits = await program(
      'waits.mjs',
      `import { appendFileSync, existsSync } from 'node:fs'
       appendFileSync(${JSON.stringify(log)}, 'begins ')
       const waiting = setInterval(() => {
         if (!existsSync(${JSON.stringify(go)})) return
         clearInterval(waiting)
         appendFileSync(${JSON.stringify(log)}, 'ends ')
         process.disconnect()
       }, 20)`,
    )
    const running = [1, 2, 3].map(() => runLimited({ program: waits, args: [] }, limits))
    await eventually(async () => expect(await readFile(log, 'utf8')).toBe('begins begins '), { within: 30_000 })
    await writeFile(go, '')
    await Promise.all(running)
    expect(await readFile(log, 'utf8')).toMatch(/^begins begins ends .*begins .*ends $/)
  })

  it('lies beside the bundle that runs, or else where its source is', async () => {
    const source = new URL('./no-such-program.ts', import.meta.url)
    expect(programNamed('no-such-program', source)).toBe(path.join(import.meta.dirname, 'no-such-program.ts'))
  })
})
