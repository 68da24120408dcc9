import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeHome } from '../../testing/src/home.ts'
import { lockHome } from '../src/lock.ts'

describe('the folder of all state', () => {
  const umask = process.umask()
  let home: string
  beforeEach(async () => {
    home = await makeHome()
  })
  afterEach(async () => {
    process.umask(umask)
    await rm(home, { recursive: true })
  })

  it('is for its owner alone once a launcher holds it, with what an earlier one left and what its children write', async () => {
    await mkdir(path.join(home, 'keys'), { mode: 0o755 })
    await writeFile(path.join(home, 'keys/old'), 'secret', { mode: 0o644 })
    await chmod(home, 0o755)
    await lockHome(home)
    await promisify(execFile)('sh', ['-c', 'mkdir data && echo secret >data/new'], { cwd: home })
    const names = ['', ...(await readdir(home, { recursive: true }))]
    expect(names).toEqual(expect.arrayContaining(['keys/old', 'data/new', 'run/launcher.json']))
    for (const name of names) expect([name, (await stat(path.join(home, name))).mode & 0o077]).toEqual([name, 0])
  })
})
