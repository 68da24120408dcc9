import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logsOf, type Progress, type Server, silent, startServer } from '@storyright/backing-servers'
import pg from 'pg'
import { makeHome, sharedWheels } from '../../testing/src/home.ts'
import { backUp, isReplaced } from '../src/backup/back-up.ts'
import { type Restore, restore } from '../src/backup/restore.ts'

jest.setTimeout(120_000)

let home: string
let from: string
let server: Server
const start = () => startServer('postgres', { home, wheels: sharedWheels, durable: true })
const again = (more: Partial<Restore> = {}) =>
  restore({ home, from, until: 'backup', over: true, wheels: sharedWheels, progress: silent, ...more })

async function ask(sql: string) {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}
const write = (word: string) => ask(`INSERT INTO words VALUES ('${word}')`)
async function words() {
  server = await start()
  const { rows } = await ask('SELECT word FROM words ORDER BY at')
  await server.stop()
  return rows.map(({ word }) => word)
}

const upload = (name: string) => writeFile(path.join(home, 'data', name), name)
async function uploadAndSweep(signal: AbortSignal) {
  const names = Array.from({ length: 20 }, (_, number) => `unfinished-${number}`)
  while (!signal.aborted) {
    await Promise.all(names.map(upload))
    await pause(5) // as long as the copy takes, and without a whole core to itself
    await Promise.all(names.map((name) => rm(path.join(home, 'data', name))))
  }
}

/** A platform that goes on during a backup: a relay marks something as sent once NATS goes on, and uploads come and go. */
const goingOn: Progress = {
  ...silent,
  async step(title, work) {
    const over = new AbortController()
    const uploading = title === 'Copying the files' && uploadAndSweep(over.signal)
    try {
      return await work(() => {})
    } finally {
      over.abort()
      await uploading
      if (title.includes('stand still')) await write('thawed')
    }
  },
}

const uploaded = (name: string) => readFile(path.join(home, 'data', name), 'utf8').catch(() => null)

let between: Date
beforeAll(async () => {
  home = await makeHome()
  from = path.join(home, 'backups', 'first')
  server = await start()
  await ask('CREATE TABLE words (word text, at timestamptz DEFAULT clock_timestamp())')
  await write('before')
  await mkdir(path.join(home, 'data'))
  await upload('old')
  await backUp({ home, to: from, postgresUrl: server.url, progress: goingOn })
  await write('since')
  await upload('new')
  between = (await ask('SELECT clock_timestamp() AS now')).rows[0].now
  await write('too late')
  await server.stop()
})
afterAll(() => rm(home, { recursive: true }))

describe('a backup', () => {
  it('overwrites nothing', async () => {
    await expect(backUp({ home, to: from, postgresUrl: '', progress: silent })).rejects.toThrow('is not empty')
  })

  it('is not put over what a home holds, unless that is said', async () => {
    await expect(again({ over: false })).rejects.toThrow('--over')
  })

  it('of which one byte has changed is refused, and nothing is touched', async () => {
    const file = path.join(from, 'data', 'old')
    await writeFile(file, 'olt')
    await expect(again()).rejects.toThrow('The backup is damaged: data/old')
    await writeFile(file, 'old')
    await rm(file)
    await expect(again()).rejects.toThrow('data/old is missing')
    await writeFile(file, 'old')
    expect(await uploaded('new')).toBe('new')
  })

  it('brings back its own moment, at which all other servers stood still', async () => {
    await again()
    expect(await words()).toEqual(['before'])
    expect([await uploaded('old'), await uploaded('new')]).toEqual(['old', null])
  })

  it('brings back a moment that was between it and its loss, whatever was restored meanwhile', async () => {
    await again({ until: between })
    expect(await words()).toEqual(['before', 'thawed', 'since'])
    expect([await uploaded('old'), await uploaded('new')]).toEqual(['old', 'new'])
  })
  it('brings back the latest that was logged', async () => {
    expect((await again({ until: 'latest' })).recovered).toEqual({ lastChange: expect.any(String), hasGap: false })
    expect(await words()).toEqual(['before', 'thawed', 'since', 'too late'])
  })

  it('says when a part of the log is missing, and brings back what was before it', async () => {
    const [last = ''] = (await readdir(path.join(from, 'postgres', 'wal'))).toSorted().toReversed()
    const logs = (await readdir(home)).filter(isReplaced).flatMap((name) => logsOf(path.join(home, name, 'postgres')))
    const names = (await Promise.all(logs.map((log) => readdir(log).catch(() => [])))).flat()
    const [next = ''] = names.filter((name) => name > last && name.length === last.length).toSorted()
    for (const log of logs) await rm(path.join(log, next), { force: true })
    expect((await again({ until: 'latest' })).recovered).toEqual({ lastChange: undefined, hasGap: true })
    expect(await words()).toEqual(['before'])
  })
})
