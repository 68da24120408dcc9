import path from 'node:path'
import { serviceNames, urlVariable } from '@storyright/contracts/services'
import packageFile from '../../../../package.json' with { type: 'json' }
import { bucketVariables } from '../settings/bucket-access.ts'
import { secretVariables } from '../settings/card-keys.ts'
import { mailSecret } from '../settings/mail-access.ts'
import { modelSecret } from '../settings/model-access.ts'
import { sourceSecrets } from '../settings/source-access.ts'
import { accountOf, urlFor } from '../stores/servers.ts'
import type { StoreOwner } from '../stores/store-kinds.ts'
import { demoFileOf, holdFileOf } from './demo-files.ts'
import type { Installation } from './installation.ts'
import type { PlatformProcess } from './processes.ts'

/** A process's environment: its own address, the others', its stores', and its own variables. */
export function variablesOf(process_: PlatformProcess, installation: Installation): Record<string, string> {
  const { portOf, servers, keys, publicUrl } = installation
  const others = serviceNames.filter((name) => name !== process_.name && portOf[name] !== undefined)
  return {
    PORT: String(portOf[process_.name]),
    HOST: '127.0.0.1',
    NATS_URL: urlFor(accountOf(process_), servers, 'nats'),
    INTERNAL_TOKEN: keys.internalToken,
    PUBLIC_URL: publicUrl,
    FLAGS_FILE: installation.flagsFile,
    ...(installation.demo && { DEMO_FILE: demoFileOf(installation.home) }),
    HOLD_FILE: holdFileOf(installation.home, process_.name),
    ...Object.fromEntries(others.map((name) => [urlVariable(name), `http://127.0.0.1:${portOf[name]}`])),
    ...installation.placesOf(process_),
    ...fileBucket(process_, installation),
    ...telemetryOf(process_, installation),
    ...process_.env?.(installation),
  }
}

/** The whole environment of one process: these variables, and the launcher's own without its secrets. */
export function environmentOf(process_: PlatformProcess, installation: Installation): NodeJS.ProcessEnv {
  const inherited = { ...process.env }
  for (const name of [...secretVariables, modelSecret, mailSecret, ...sourceSecrets, ...bucketVariables])
    delete inherited[name]
  // A compile cache, shared by all processes and starts.
  const compiled = { NODE_COMPILE_CACHE: path.join(installation.home, 'build', 'compiled') }
  return { ...inherited, ...compiled, ...variablesOf(process_, installation) }
}

/** The variables of a process that keeps files, where a bucket keeps them: below its name, apart from others'. */
function fileBucket(
  { name, stores }: Pick<StoreOwner, 'name' | 'stores'>,
  { bucketAccess }: Pick<Installation, 'bucketAccess'>,
): Record<string, string> {
  if (!bucketAccess || !stores.includes('files')) return {}
  const url = new URL(bucketAccess.url)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`
  return { FILES_URL: url.href, ...bucketAccess.credentials }
}

/** Below it the sandbox takes what OTLP sends. */
const SANDBOX_PATH = '/otlp'

/** Where a process sends telemetry, and under which name. The sandbox plays the outside world, so it sends none. */
function telemetryOf({ name }: PlatformProcess, { ports, telemetry }: Installation): Record<string, string> {
  if (name === 'sandbox') return { OTEL_EXPORTER_OTLP_ENDPOINT: '' }
  const own = telemetry && `http://127.0.0.1:${ports.sandbox}${SANDBOX_PATH}`
  const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT || own
  if (!endpoint) return {}
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: name,
    OTEL_RESOURCE_ATTRIBUTES: `service.version=${packageFile.version},service.namespace=storyright`,
    ...(own && {
      OTEL_METRIC_EXPORT_INTERVAL: '5000',
      OTEL_METRIC_EXPORT_TIMEOUT: '5000',
      OTEL_BSP_SCHEDULE_DELAY: '1000',
    }),
  }
}
