import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { switchNames } from '@storyright/contracts/vocabulary'
import { makeFlagFile, readSettings, setSwitch } from './flag-file.ts'
import { readFlagWords } from './flag-words.ts'
import { faultsOf, partOf } from './sandbox-faults.ts'

const now = new Date('2026-11-23T12:00:00Z')
const read = (...words: string[]) => readFlagWords(words, undefined, now)

describe('the words of npm run flags', () => {
  it('list without any', () => {
    expect(read()).toEqual({ does: 'list' })
  })

  it('switch a part off, for a time and with a sentence where they are given, and on', () => {
    const off = (more: object) => ({ does: 'switch', name: 'payments', setting: { isOn: false, ...more } })
    expect(read('payments', 'off')).toEqual(off({ message: undefined, until: undefined }))
    expect(readFlagWords(['payments', 'off', ' Back soon. '], '30m', now)).toEqual(
      off({ message: 'Back soon.', until: new Date('2026-11-23T12:30:00Z') }),
    )
    expect(read('payments', 'on')).toEqual({ does: 'switch', name: 'payments', setting: { isOn: true } })
  })

  it('let a part of the sandbox fail', () => {
    expect(read('sandbox.stripe', 'slow', '11s')).toEqual({
      does: 'fault',
      part: 'stripe',
      kind: 'slow',
      amount: '11s',
    })
    expect(read('sandbox.model', 'off')).toMatchObject({ part: 'model', kind: 'off' })
  })

  it.each([
    [['payment', 'off'], undefined, /no switch called “payment”/],
    [['payments', 'of'], undefined, /on, or off/],
    [['payments', 'on'], '30m', /on, or off/],
    [['payments', 'off', 'We', 'are', 'back'], undefined, /quotation marks/],
    [['payments', 'off'], 'soon', /no time/],
    [['payments', 'off'], '0m', /no time/],
    [['sandbox.stripe', 'broken'], undefined, /slow, refuse, blackhole or off/],
  ])('are refused with a sentence where they mean nothing: %j', (words, lasts, says) => {
    expect(() => readFlagWords(words, lasts, now)).toThrow(says)
  })
})

describe('the file of flags', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'flags-'))
    file = path.join(folder, 'flags.json')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is made with everything on, and never made anew', async () => {
    await makeFlagFile(file)
    expect([...(await readSettings(file, now))]).toEqual(switchNames.map((name) => [name, { isOn: true }]))
    await setSwitch(file, 'model', { isOn: false })
    await makeFlagFile(file)
    expect((await readSettings(file, now)).get('model')).toMatchObject({ isOn: false })
  })

  it('keeps a switch’s sentence and its end, after which it is on', async () => {
    const until = new Date('2026-11-23T12:30:00Z')
    await setSwitch(file, 'payments', { isOn: false, message: 'Back soon.', until })
    expect((await readSettings(file, now)).get('payments')).toEqual({ isOn: false, message: 'Back soon.', until })
    expect((await readSettings(file, until)).get('payments')).toEqual({ isOn: true })
    await setSwitch(file, 'payments', { isOn: true })
    expect((await readSettings(file, now)).get('payments')).toEqual({ isOn: true })
  })

  it('keeps what others wrote into it, and leaves nothing beside it', async () => {
    await writeFile(file, JSON.stringify({ metadata: { by: 'us' }, flags: { theirs: { state: 'ENABLED' } } }))
    await setSwitch(file, 'payments', { isOn: false })
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      metadata: { by: 'us' },
      flags: { theirs: { state: 'ENABLED' }, payments: { defaultVariant: 'off' } },
    })
    expect(await readdir(folder)).toEqual(['flags.json'])
  })

  it('is left as it is where it cannot be read, which is said', async () => {
    await writeFile(file, '{')
    await expect(setSwitch(file, 'payments', { isOn: true })).rejects.toThrow(/cannot be read: mend it/)
    expect(await readFile(file, 'utf8')).toBe('{')
  })
})

describe('faults of the sandbox', () => {
  it('belong to the part whose operation fails', () => {
    const operations = ['payment_intents.capture', 'chat.completions', 'x.search', 'smtp.send', 'customers.create']
    expect(operations.map(partOf)).toEqual(['stripe', 'model', 'x', 'mail', 'stripe'])
  })

  it('make every operation late, refused, or never answered', () => {
    expect(faultsOf(['a.b'], 'slow', '11s')).toEqual([{ operation: 'a.b', times: 10_000, delay_ms: 11_000 }])
    expect(faultsOf(['a.b'], 'refuse', undefined)).toEqual([{ operation: 'a.b', times: 10_000, status: 503 }])
    expect(faultsOf(['a.b'], 'blackhole', undefined)).toMatchObject([{ drop: true, delay_ms: 60_000 }])
  })
})
