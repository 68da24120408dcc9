import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@storyright/testing'
import { startChild } from '../src/guarded-child.ts'

jest.setTimeout(60_000)

const KILLED = 128 + 9
let home: string
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'storyright-child-'))
})
afterEach(() => rm(home, { recursive: true }))

/** Starts a program that says when it runs, having done what `text` says. */
async function start(text: string) {
  const args = ['-e', `${text}; console.log('runs'); setInterval(() => {}, 1e6)`]
  const child = await startChild({ home, name: 'child', command: process.execPath, args, patience: 1 })
  await new Promise((resolve) => child.output[0]!.once('data', resolve))
  return child
}

it.each([
  ['in an orderly way when it is asked to', `process.on('SIGTERM', () => process.exit(7))`, 7],
  ['by force when it does not listen', `process.on('SIGTERM', () => {})`, KILLED],
  ['by force when it hangs', `process.on('SIGTERM', () => { for (;;); })`, KILLED],
])('a child ends %s', async (_how, text, code) => {
  const child = await start(text)
  await child.stop()
  expect(await child.exited).toBe(code)
  expect(child.running()).toBe(false)
  expect(await readdir(path.join(home, 'run'))).toEqual([])
})

it('a child ends by force when it is frozen', async () => {
  const child = await start('')
  const [pid] = (await readFile(path.join(home, 'run', 'child.pid'), 'utf8')).split(' ')
  process.kill(Number(pid), 'SIGSTOP')
  await eventually(async () =>
    expect(execFileSync('ps', ['-o', 'state=', '-p', pid!], { encoding: 'utf8' })).toMatch(/^T/),
  )
  await child.stop()
  expect(await child.exited).toBe(KILLED)
})
