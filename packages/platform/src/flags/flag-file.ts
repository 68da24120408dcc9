import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type SwitchName, switchNames } from '@storyright/contracts/vocabulary'
import { inRepository } from '../repository.ts'

/** How a switch is set. Without a sentence of the operator's people read the usual one. */
export type SwitchState = { isOn: true } | { isOn: false; message?: string | undefined; until?: Date | undefined }

/** In flagd's format. Other flags stay as they are. */
interface FlagFile {
  flags: Record<string, unknown>
  [other: string]: unknown
}

/** Of a home, unless the environment names another. */
export const flagsFileOf = (home: string): string =>
  process.env.FLAGS_FILE ? inRepository(process.env.FLAGS_FILE) : path.join(home, 'flags.json')

/** Makes the file with everything on, unless it is there. */
export async function makeFlagFile(file: string): Promise<void> {
  const allOn = Object.fromEntries(switchNames.map((name) => [name, flagOf({ isOn: true })]))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, asText({ flags: allOn }), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Sets one switch. Readers see the file before or after, never in between. */
export async function setSwitch(file: string, name: SwitchName, setting: SwitchState): Promise<void> {
  await makeFlagFile(file)
  const before = readable(await readFile(file, 'utf8'), file)
  const after = { ...before, flags: { ...before.flags, [name]: flagOf(setting) } }
  const next = `${file}.${randomUUID()}`
  try {
    await writeFile(next, asText(after), { mode: 0o600 })
    await rename(next, file)
  } finally {
    await rm(next, { force: true })
  }
}

export function flagOf(setting: SwitchState): Record<string, unknown> {
  const switchable = { state: 'ENABLED', variants: { on: true, off: false } }
  if (setting.isOn) return { ...switchable, defaultVariant: 'on' }
  const { message, until } = setting
  const metadata = { ...(message && { says: message }), ...(until && { until: until.toISOString() }) }
  if (!until) return { ...switchable, defaultVariant: 'off', metadata }
  const isBefore = { '<': [{ var: '$flagd.timestamp' }, Math.ceil(until.getTime() / 1_000)] }
  return { ...switchable, defaultVariant: 'on', targeting: { if: [isBefore, 'off', 'on'] }, metadata }
}

/** How the switches are set by this file at a time; a rule that was written by hand is not followed. */
export async function readSettings(file: string, now: Date): Promise<Map<SwitchName, SwitchState>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"flags":{}}'
    throw error
  })
  const { flags } = readable(text, file)
  return new Map(switchNames.map((name) => [name, settingOf(flags[name], now)]))
}

function settingOf(flag: unknown, now: Date): SwitchState {
  const { defaultVariant = 'on', metadata = {} } = (flag ?? {}) as { defaultVariant?: string; metadata?: Metadata }
  const until = metadata.until === undefined ? undefined : new Date(metadata.until)
  const isOn = until ? until <= now : defaultVariant === 'on'
  return isOn ? { isOn } : { isOn, message: metadata.says, until }
}

interface Metadata {
  says?: string
  until?: string
}

function readable(text: string, file: string): FlagFile {
  try {
    const read = JSON.parse(text) as FlagFile
    if (read?.flags && typeof read.flags === 'object') return read
  } catch {
    // reported below
  }
  throw new Error(`${file} cannot be read: mend it, or remove it to have everything on.`)
}

const asText = (file: FlagFile) => `${JSON.stringify(file, undefined, 2)}\n`
