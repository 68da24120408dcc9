import { freePort } from '@storyright/backing-servers'
import type { Settings } from './settings/settings.ts'
import { type Platform, type PlatformOptions, startPlatform } from './start-platform.ts'

/** Where a platform runs, and which processes. */
export interface Purpose extends Omit<PlatformOptions, keyof Settings | 'external'> {
  home: string
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
  const [gateway, sandbox, smtp, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const at = (port: number) => `http://${host}:${port}`
  const settings: Settings = { home, ports: { gateway, sandbox, smtp, mail }, publicUrl: at(gateway), demo }
  const platform = await startPlatform({ ...purpose, ...settings })
  try {
    await platform.complete
    return await work({ ...platform, url: at(gateway), sandboxUrl: at(sandbox), mailUrl: at(mail) })
  } finally {
    await platform.stop()
  }
}
