import { type SwitchName, switchNames } from '@storyright/contracts/vocabulary'
import type { SwitchState } from './flag-file.ts'
import { lengthOf } from './length-of-time.ts'
import { type FaultKind, faultKinds, type SandboxPart, sandboxParts } from './sandbox-faults.ts'

/** What `npm run flags` is asked to do. */
export type FlagCommand =
  | { does: 'list' }
  | { does: 'switch'; name: SwitchName; setting: SwitchState }
  | { does: 'fault'; part: SandboxPart; kind: FaultKind | 'off'; amount: string | undefined }

const usage = [
  'npm run flags',
  `npm run flags -- ${switchNames.join('|')} on`,
  `npm run flags -- ${switchNames.join('|')} off [--for 30m] ["A sentence that users see."]`,
  `npm run flags -- ${sandboxParts.map((part) => `sandbox.${part}`).join('|')} slow 11s|refuse [503]|blackhole|off`,
].join('\n')

const misread = (why: string) => new Error(`${why}\n\n${usage}`)

/** Reads the words of the command, or throws a sentence and how it is used. */
export function readFlagWords(words: string[], lasts: string | undefined, now: Date): FlagCommand {
  const [name, state, message, ...more] = words
  if (name === undefined) return { does: 'list' }
  if (more.length > 0) throw misread('A sentence of several words stands between quotation marks.')
  const part = sandboxParts.find((each) => name === `sandbox.${each}`)
  if (part) return { does: 'fault', part, kind: kindOf(state), amount: message }
  if (!switchNames.some((each) => each === name)) throw misread(`There is no switch called “${name}”.`)
  return { does: 'switch', name: name as SwitchName, setting: settingOf(state, message, lasts, now) }
}

function settingOf(
  state: string | undefined,
  message: string | undefined,
  lasts: string | undefined,
  now: Date,
): SwitchState {
  if (state === 'on' && (message ?? lasts) === undefined) return { isOn: true }
  if (state !== 'off') throw misread('A switch is on, or off with a sentence and a time.')
  const until = lasts === undefined ? undefined : new Date(now.getTime() + lengthOf(lasts))
  return { isOn: false, message: message?.trim() || undefined, until }
}

function kindOf(state: string | undefined): FaultKind | 'off' {
  const kind = [...faultKinds, 'off' as const].find((each) => each === state)
  if (!kind) throw misread(`The sandbox can be ${faultKinds.join(', ')} or off.`)
  return kind
}
