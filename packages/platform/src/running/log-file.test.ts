import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { openLogFile } from './log-file.ts'

describe('the log of a process', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'log-file-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const until = async (look: () => Promise<boolean>) => {
    while (!(await look())) await turn()
  }
  const textOf = (file: string) => readFile(file, 'utf8').catch(() => '')

  it('goes on in the same file', async () => {
    const file = path.join(folder, 'a.log')
    for (const line of ['one', 'two']) {
      const log = openLogFile(file)
      log.write(line)
      await log.end()
      await until(async () => (await textOf(file)).includes(line))
    }
    expect(await textOf(file)).toBe('one\ntwo\n')
  })

  it('is written again once the file can be, whatever could not be written before', async () => {
    const file = path.join(folder, 'a.log')
    await mkdir(file) // nobody can write to a folder
    let now = 0
    const log = openLogFile(file, () => now)
    for (let line = 0; line < 100; line++) {
      now += 2_000
      log.write('lost')
      await turn()
    }
    await rm(file, { recursive: true })
    await until(async () => {
      now += 2_000
      log.write('kept')
      return (await textOf(file)).includes('kept')
    })
    void log.end()
  })
})
