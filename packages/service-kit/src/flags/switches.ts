import { randomUUID } from 'node:crypto'
import { NOOP_PROVIDER, OpenFeature } from '@openfeature/server-sdk'
import {
  refuseSwitchedOff,
  type SwitchedOff,
  type SwitchName,
  switches,
  switchNames,
} from '@storyright/contracts/vocabulary'
import { type FileProviderOptions, fileProvider } from './file-provider.ts'

/** What operators have switched off, at the moment of asking. */
export interface Switches {
  /** Nothing where it is on. */
  off(name: SwitchName): Promise<SwitchedOff | null>
  allOff(): Promise<SwitchedOff[]>
  /** Throws the switch's refusal where it is off. */
  require(name: SwitchName): Promise<void>
  close(): Promise<void>
}

const LOOK_EVERY_MS = 1_000

/** Opens the switches of a file of flags; without a file all are on. */
export function openSwitches(
  file: string | undefined,
  { logger, lookEveryMs = LOOK_EVERY_MS }: Pick<FileProviderOptions, 'logger'> & { lookEveryMs?: number },
): Switches {
  const domain = randomUUID() // several services run in one process where they are tested
  const client = OpenFeature.getClient(domain)
  const ready = file
    ? OpenFeature.setProviderAndWait(domain, fileProvider(file, { logger, booleans: switchNames, lookEveryMs }))
    : Promise.resolve()

  const off: Switches['off'] = async (name) => {
    if (!file) return null
    await ready
    const { value: isOn, flagMetadata } = await client.getBooleanDetails(name, true)
    if (isOn) return null
    const { says, until } = flagMetadata
    return {
      name,
      says: typeof says === 'string' && says.trim() ? says.trim() : switches[name].says,
      until: typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? new Date(until) : null,
    }
  }

  return {
    off,
    allOff: async () => (await Promise.all(switchNames.map(off))).filter((found) => found !== null),
    async require(name) {
      const found = await off(name)
      if (found) throw refuseSwitchedOff(found, new Date())
    },
    // The one that is replaced is closed.
    close: () => (file ? OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER) : Promise.resolve()),
  }
}
