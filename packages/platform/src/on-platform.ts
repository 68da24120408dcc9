import { freePort } from '@storyright/backing-servers'
import type { Ports, Settings } from './settings/settings.ts'
import { type Platform, type PlatformOptions, startPlatform } from './start-platform.ts'

/** Where a platform runs, and which processes. */
export interface Purpose extends Omit<PlatformOptions, keyof Settings | 'external'> {
  home: string
  /** Where it is known outside; ports of its own otherwise. Stores hold addresses, so they go on at the same ones only. */
  ports?: Ports
  demo?: boolean
  /** The host name of its pages. */
  host?: '127.0.0.1' | 'localhost'
}

/** A platform that runs for one purpose, and where its outer sides answer. */
export interface PurposefulPlatform extends Platform {
  url: string
  sandboxUrl: string
  mailUrl: string
}

/** Runs a platform with all its demo data as `npm start` does, on ports of its own, for as long as `work` takes. */
export async function onPlatform<Result>(
  { host = '127.0.0.1', demo = true, ...purpose }: Purpose,
  work: (platform: PurposefulPlatform) => Promise<Result>,
): Promise<Result> {
  const { home } = purpose
  const { ports = await freePorts() } = purpose
  const at = (port: number) => `http://${host}:${port}`
  const settings: Settings = { home, ports, publicUrl: at(ports.gateway), demo }
  const platform = await startPlatform({ ...purpose, ...settings })
  try {
    await platform.complete
    return await work({ ...platform, url: at(ports.gateway), sandboxUrl: at(ports.sandbox), mailUrl: at(ports.mail) })
  } finally {
    await platform.stop()
  }
}

/** Ports that nothing listens on just now. */
export async function freePorts(): Promise<Ports> {
  const [gateway, sandbox, smtp, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  return { gateway, sandbox, smtp, mail }
}
