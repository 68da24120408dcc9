import { freePort } from '@storyright/backing-servers'
import { flagsFileOf, makeFlagFile } from '../flags/flag-file.ts'
import type { BucketAccess } from '../settings/bucket-access.ts'
import type { CardKeys } from '../settings/card-keys.ts'
import type { ModelAccess } from '../settings/model-access.ts'
import type { Ports, Settings } from '../settings/settings.ts'
import type { SourceAccess } from '../settings/source-access.ts'
import { placesOf } from '../stores/prepare-stores.ts'
import type { ServerUrls } from '../stores/servers.ts'
import type { StoreOwner } from '../stores/store-kinds.ts'
import { type Keys, keysOf } from './keys.ts'

/** One installation of the platform: everything that its processes' environments may need. */
export interface Installation {
  home: string
  publicUrl: string
  /** Whether there is a demo. */
  demo?: boolean
  /** What operators have switched off. */
  flagsFile: string
  ports: Ports
  /** The port of each process, by name. */
  portOf: Record<string, number>
  servers: ServerUrls
  /** The variables with the addresses of a process's stores. */
  placesOf(owner: StoreOwner): Record<string, string>
  keys: Keys
  cardKeys: CardKeys | null
  modelAccess: ModelAccess | null
  sourceAccess: SourceAccess
  bucketAccess: BucketAccess | null
  /** Whether the sandbox shows telemetry. */
  telemetry?: boolean
  /** A mail server's address. */
  smtpUrl: string | null
}

/** Gives every process its port, and the installation its keys. */
export async function installationOf(
  settings: Settings,
  servers: ServerUrls,
  processes: readonly { name: string; port?: keyof Ports }[],
): Promise<Installation> {
  const { home, ports, publicUrl, demo, cardKeys = null, modelAccess = null } = settings
  const { sourceAccess = {}, bucketAccess = null, smtpUrl = null, telemetry = false } = settings
  const portOf: Record<string, number> = {}
  const flagsFile = flagsFileOf(home)
  await makeFlagFile(flagsFile)
  for (const { name, port } of processes) portOf[name] = port ? ports[port] : await freePort()
  return {
    home,
    publicUrl,
    demo,
    flagsFile,
    ports,
    portOf,
    servers,
    placesOf: (owner) => placesOf(owner, { home, servers }),
    keys: await keysOf(home),
    cardKeys,
    modelAccess,
    sourceAccess,
    bucketAccess,
    telemetry,
    smtpUrl,
  }
}
