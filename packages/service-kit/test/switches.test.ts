import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openSwitches } from '../src/flags/switches.ts'

const flag = (isOn: boolean, metadata = {}) => ({
  state: 'ENABLED',
  variants: { on: true, off: false },
  defaultVariant: isOn ? 'on' : 'off',
  metadata,
})
const fileOf = (flags: object) => JSON.stringify({ flags })
const off = fileOf({ payments: flag(false) })
const on = fileOf({ payments: flag(true) })

describe('switches', () => {
  let folder: string
  let file: string
  const closers: (() => Promise<void>)[] = []
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'flags-'))
    file = path.join(folder, 'flags.json')
  })
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
    await rm(folder, { recursive: true })
  })

  function open(name: string | undefined = file) {
    const warnings: string[] = []
    const logger = { warn: (_details: object, says: string) => void warnings.push(says) }
    const switches = openSwitches(name, { logger, lookEveryMs: 5 })
    closers.push(switches.close)
    return { ...switches, warnings }
  }
  async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
  }
  const untilPayments = (switches: ReturnType<typeof open>, state: 'on' | 'off') =>
    until(async () => ((await switches.off('payments')) ? 'off' : 'on') === state)

  it('are all on without a file, and while the named one is not there', async () => {
    expect(await open(undefined).allOff()).toEqual([])
    expect(await open().allOff()).toEqual([])
  })

  it('are off with the sentence of the operator, or else with the usual one', async () => {
    await writeFile(
      file,
      fileOf({ payments: flag(false, { says: ' Back at 3 pm. ' }), model: flag(false, { says: ' ' }) }),
    )
    const switches = open()
    expect(await switches.off('payments')).toEqual({ name: 'payments', says: 'Back at 3 pm.', until: null })
    expect((await switches.off('model'))?.says).toMatch(/^The language model is switched off/)
    expect(await switches.off('registrations')).toBeNull()
    expect((await switches.allOff()).map(({ name }) => name)).toEqual(['payments', 'model'])
  })

  it('refuse what they stop with a code of their own, and say when to come again where that is known', async () => {
    const until = new Date(Date.now() + 60_000).toISOString()
    await writeFile(file, fileOf({ registrations: flag(false, { until }), payments: flag(false, { says: 'Later.' }) }))
    const switches = open()
    await expect(switches.require('payments')).rejects.toMatchObject({
      status: 503,
      code: 'PAYMENTS_OFF',
      message: 'Later.',
      retryAfterSeconds: undefined,
    })
    const refusal = await switches.require('registrations').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'REGISTRATIONS_OFF', retryAfterSeconds: expect.any(Number) })
    await switches.require('enrichment')
  })

  it('come on by themselves at the time that the flag names', async () => {
    const seconds = Date.now() / 1_000
    const offUntil = (end: number) => ({
      ...flag(true),
      targeting: { if: [{ '<': [{ var: '$flagd.timestamp' }, end] }, 'off', 'on'] },
    })
    await writeFile(file, fileOf({ payments: offUntil(seconds + 600), model: offUntil(seconds - 600) }))
    expect((await open().allOff()).map(({ name }) => name)).toEqual(['payments'])
  })

  it('follow a file that is written, replaced and removed', async () => {
    const switches = open()
    await untilPayments(switches, 'on')
    await writeFile(file, off)
    await untilPayments(switches, 'off')
    await writeFile(`${file}.new`, on)
    await rename(`${file}.new`, file)
    await untilPayments(switches, 'on')
    await writeFile(file, off)
    await untilPayments(switches, 'off')
    await rm(file)
    await untilPayments(switches, 'on')
  })

  it('follow a folder behind a link that is changed to another, as a cluster changes its files', async () => {
    for (const [name, content] of Object.entries({ one: on, two: off })) {
      await mkdir(path.join(folder, name))
      await writeFile(path.join(folder, name, 'flags.json'), content)
    }
    await symlink('one', path.join(folder, 'data'))
    await symlink('data/flags.json', file)
    const switches = open()
    await untilPayments(switches, 'on')
    await symlink('two', path.join(folder, 'data.new'))
    await rename(path.join(folder, 'data.new'), path.join(folder, 'data'))
    await untilPayments(switches, 'off')
  })

  it.each([
    ['no JSON', '{'],
    ['no flags', '[]'],
    ['a flag that switches with words', fileOf({ payments: { ...flag(true), variants: { on: 'yes', off: 'no' } } })],
    ['a flag without its variants', fileOf({ payments: { state: 'ENABLED', defaultVariant: 'on' } })],
  ])('keep the last good state and warn where the file has %s', async (_what, broken) => {
    await writeFile(file, off)
    const switches = open()
    await untilPayments(switches, 'off')
    await writeFile(file, broken)
    await until(() => switches.warnings.length > 0)
    expect(await switches.off('payments')).not.toBeNull()
    await writeFile(file, on)
    await untilPayments(switches, 'on')
  })
})
