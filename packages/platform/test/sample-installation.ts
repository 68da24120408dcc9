import type { Installation } from '../src/environment/installation.ts'
import { processes } from '../src/environment/processes.ts'

/** An installation on ports of its own, to which nobody has given a key of a real provider. */
export function sampleInstallation(change: Partial<Installation> = {}): Installation {
  return {
    home: '/tmp/home',
    publicUrl: 'http://localhost:8080',
    flagsFile: '/tmp/home/flags.json',
    ports: { gateway: 8080, sandbox: 8090, smtp: 1025, mail: 1080 },
    portOf: Object.fromEntries(processes.map(({ name }, index) => [name, 9000 + index])),
    servers: { natsUrl: 'nats://localhost' },
    placesOf: () => ({}),
    keys: { deployment: 'd', internalToken: 't', signingKeyFile: 'f' },
    cardKeys: null,
    modelAccess: null,
    sourceAccess: {},
    bucketAccess: null,
    smtpUrl: null,
    ...change,
  }
}
