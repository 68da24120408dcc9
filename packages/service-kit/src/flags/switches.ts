import { randomUUID } from 'node:crypto'
import { type StatsListener, unwatchFile, watchFile } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { FlagdCore, MemoryStorage } from '@openfeature/flagd-core'
import {
  DefaultLogger,
  NOOP_PROVIDER,
  OpenFeature,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
} from '@openfeature/server-sdk'
import {
  refuseSwitchedOff,
  type SwitchedOff,
  type SwitchName,
  switches,
  switchNames,
} from '@storyright/contracts/vocabulary'

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
    const { says: message, until } = flagMetadata
    return {
      name,
      says: typeof message === 'string' && message.trim() ? message.trim() : switches[name].message,
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

interface FileProviderOptions {
  logger: { warn(details: object, message: string): void }
  /** Flags that are of no use unless they are true or false. */
  booleans: readonly string[]
  /** How often the file is looked at. */
  lookEveryMs: number
}

const noFlags = '{"flags":{}}'

/**
 * Resolves flags from a file in flagd's format. The file is looked at by its name, so that one that is rewritten, replaced or
 * behind a changed link is read again. One that cannot be read changes nothing; one that is not there has no flags.
 */
function fileProvider(file: string, { logger, booleans, lookEveryMs }: FileProviderOptions): Provider {
  const storage = new MemoryStorage(new DefaultLogger())
  const core = new FlagdCore(storage)
  const events = new OpenFeatureEventEmitter()

  async function read(): Promise<void> {
    try {
      const content = await contentOf(file)
      requireBooleans(content, booleans)
      const flagsChanged = storage.setConfigurations(content, true)
      if (flagsChanged.length > 0) events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged })
    } catch (error) {
      logger.warn({ err: error, file }, 'The file of flags cannot be read, and the flags stay as they are')
    }
  }
  const look: StatsListener = () => void read()

  return {
    metadata: { name: 'file' },
    runsOn: 'server',
    events,
    async initialize() {
      watchFile(file, { interval: lookEveryMs, persistent: false }, look)
      await read()
    },
    async onClose() {
      unwatchFile(file, look)
    },
    resolveBooleanEvaluation: async (...asked) => core.resolveBooleanEvaluation(...asked),
    resolveStringEvaluation: async (...asked) => core.resolveStringEvaluation(...asked),
    resolveNumberEvaluation: async (...asked) => core.resolveNumberEvaluation(...asked),
    resolveObjectEvaluation: async (...asked) => core.resolveObjectEvaluation(...asked),
  }
}

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return noFlags
    throw error
  })

/** Another type would be answered with the default: on, whatever the file intends. */
function requireBooleans(content: string, names: readonly string[]): void {
  const tried = new MemoryStorage(new DefaultLogger())
  tried.setConfigurations(content, true)
  for (const name of names) {
    const variants = tried.getFlag(name)?.variants ?? new Map<string, unknown>()
    if ([...variants.values()].some((value) => typeof value !== 'boolean'))
      throw new Error(`The flag ${name} is not true or false`)
  }
}
