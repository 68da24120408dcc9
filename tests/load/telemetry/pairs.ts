import { freePort } from '@storyright/backing-servers'
import { type PlatformProcess, processOf } from '@storyright/platform'

/** Two processes of one kind differ by more than telemetry costs: so many of each are asked. */
const PAIRS = 6
/** Of the traces, as in production. */
const SHARE = '0.1'

/** Where those tell that tell: to nobody who would take time for it on the same machine. */
export const collectorPort = await freePort()

/** A gateway and a catalogue behind it, from the same bundles as all others. */
interface Pair {
  gateway: string
  processes: PlatformProcess[]
}

const telling = (name: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  OTEL_SERVICE_NAME: name,
  OTEL_TRACES_SAMPLER_ARG: SHARE,
})

function pairOf(which: string, tells: boolean): Pair {
  const beside = (name: 'catalogue' | 'gateway', env: NonNullable<PlatformProcess['env']> = () => ({})) => {
    const usual = processOf(name)
    const told = tells ? telling(name) : {}
    const process_: PlatformProcess = {
      name: `${name}-${which}`,
      folder: usual.folder,
      stores: [], // those of the one that is filled
      env: (installation) => ({
        ...usual.env?.(installation),
        ...installation.placesOf(usual),
        ...told,
        ...env(installation),
      }),
    }
    return process_
  }
  const catalogue = beside('catalogue')
  const gateway = beside('gateway', ({ portOf }) => ({ CATALOGUE_URL: `http://127.0.0.1:${portOf[catalogue.name]}` }))
  return { gateway: gateway.name, processes: [catalogue, gateway] }
}

/** Pairs that tell and pairs that do not, beside each other. */
export const pairs = Array.from({ length: PAIRS }, (_, number) => ({
  on: pairOf(`on-${number}`, true),
  off: pairOf(`off-${number}`, false),
}))
