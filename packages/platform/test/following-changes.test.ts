import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type Progress, silent, stopStaleProcesses } from '@storyright/backing-servers'
import { eventually } from '@storyright/testing'
import { giveWay, takeProcess } from '../src/dev/take-process.ts'
import { watchBundles } from '../src/dev/watch-bundles.ts'
import { REPOSITORY } from '../src/repository.ts'
import { keepRunning } from '../src/running/keep-running.ts'

let home: string
const notes: string[] = []
const progress: Progress = { ...silent, note: (line) => void notes.push(line) }
let ending: AbortController
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'storyright-'))
  ending = new AbortController()
  notes.splice(0)
})
afterEach(async () => {
  ending.abort()
  await stopStaleProcesses(home)
  await rm(home, { recursive: true, force: true })
})

it('A service runs with each change of what it is made from, and as it was where the change has a mistake', async () => {
  const source = path.join(home, 'greeter', 'src')
  await mkdir(source, { recursive: true })
  await writeFile(path.join(source, 'words.ts'), `export const words: string = 'one'\n`)
  await writeFile(
    path.join(source, 'main.ts'),
    `import { createServer } from 'node:http'
import { words } from './words.ts'
createServer((_, answer) => answer.end(words)).listen(process.env.PORT)
process.on('SIGTERM', () => process.exit(0))\n`,
  )
  const folder = path.relative(REPOSITORY, path.join(home, 'greeter'))
  const main = path.join(home, 'build', 'dev', 'greeter', 'main.js')
  const port = await freePort()
  let made = 0
  const watching = { home, folders: [folder], note: progress.note, signal: ending.signal }
  let kept: Awaited<ReturnType<typeof keepRunning>> | undefined
  const rebuilt = async () => {
    made += 1
    await kept!.pause()
    await kept!.resume()
  }
  await watchBundles({ ...watching, rebuilt })
  kept = await keepRunning({ home, name: 'greeter', file: main, port, env: { PORT: String(port) }, progress })
  const answers = (words: string) =>
    eventually(async () => expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe(words))
  await answers('one')
  await writeFile(path.join(source, 'words.ts'), `export const words: string = 'two'\n`)
  await answers('two')
  await writeFile(path.join(source, 'words.ts'), `export const words: = 'three'\n`)
  await eventually(() => expect(notes.join()).toMatch(/words\.ts:1:20: Unexpected "="/))
  await writeFile(path.join(source, 'unused.ts'), 'export const unused = 1\n')
  await answers('two')
  await writeFile(path.join(source, 'words.ts'), `export const words: string = 'four'\n`)
  await answers('four')
  expect([made, kept.crashes()]).toEqual([2, 0])
  await kept.stop()
})

it('A platform gives a process away for as long as the command that took it lives', async () => {
  const doings: string[] = []
  const kept = (name: string) => ({
    name,
    pause: async () => void doings.push(`${name} paused`),
    resume: async () => void doings.push(`${name} resumed`),
  })
  const given = giveWay({ home, running: [kept('offers'), kept('identity')], progress, signal: ending.signal })
  const port = await freePort()
  const giveBack = await takeProcess(home, { name: 'identity', port })
  await giveBack()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts/run.mjs', 'dev'])
  await writeFile(path.join(home, 'run', 'taken', 'offers'), String(other.pid))
  await eventually(() => expect(doings).toContain('offers paused'))
  other.kill('SIGKILL')
  await eventually(() => expect(doings).toContain('offers resumed'))
  expect(doings.filter((one) => one.startsWith('offers'))).toEqual(['offers paused', 'offers resumed'])
  ending.abort()
  await given
})
