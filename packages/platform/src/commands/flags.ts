import { parseArgs } from 'node:util'
import { switches } from '@storyright/contracts/vocabulary'
import { flagsFileOf, readSettings, type SwitchState, setSwitch } from '../flags/flag-file.ts'
import { readFlagWords } from '../flags/flag-words.ts'
import { sandboxControl } from '../flags/sandbox-faults.ts'
import { runningPlatform } from '../lock.ts'
import { settingsFrom } from '../settings/settings.ts'
import { endWith } from '../terminal/end-with.ts'

const WIDTH = 16

/** Switches a part of the platform off or on, lets a part of the sandbox fail, or lists both. */
async function flags(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { for: { type: 'string' } } })
  const command = readFlagWords(positionals, values.for, new Date())
  const { home } = settingsFrom(process.env)
  const file = flagsFileOf(home)
  const sandbox = (await runningPlatform(home))?.services?.sandbox
  if (command.does === 'switch') await setSwitch(file, command.name, command.setting)
  if (command.does === 'fault') {
    if (!sandbox) throw new Error(`No sandbox runs in ${home}: start the platform first.`)
    await sandboxControl(sandbox).set(command.part, command.kind, command.amount)
  }
  await listSwitches(file)
  if (sandbox) await listFaults(sandbox)
  return 0
}

async function listSwitches(file: string): Promise<void> {
  for (const [name, setting] of await readSettings(file, new Date())) {
    const { stops, message: usual } = switches[name]
    console.log(`${name.padEnd(WIDTH)}${setting.isOn ? 'on' : offWords(setting, usual)}`)
    console.log(`${''.padEnd(WIDTH)}${setting.isOn ? 'would stop' : 'stops'} ${stops}`)
  }
}

const offWords = ({ message, until }: Extract<SwitchState, { isOn: false }>, usual: string) =>
  `off${until ? ` until ${until.toISOString()}` : ''}: “${message ?? usual}”`

async function listFaults(sandbox: string): Promise<void> {
  const waiting = await sandboxControl(sandbox).waiting()
  for (const [part, { status, delayMs, times }] of waiting) {
    const how = [delayMs && `late by ${delayMs / 1_000} s`, status === 0 ? 'cut off' : status && `fails with ${status}`]
    console.log(`${`sandbox.${part}`.padEnd(WIDTH)}${how.filter(Boolean).join(', ')}, ${times} times more of each call`)
  }
}

await endWith(flags)
