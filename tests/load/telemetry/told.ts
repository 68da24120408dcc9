import { freePort } from '@storyright/backing-servers'
import { type PlatformProcess, processOf } from '@storyright/platform'

/** Of the traces, as in production. */
const SHARE = '0.1'

/** Where both tell: to nobody who would take time for it on the same machine. */
export const collectorPort = await freePort()

const toldAs = (name: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  OTEL_SERVICE_NAME: name,
  OTEL_TRACES_SAMPLER_ARG: SHARE,
})
const [catalogue, gateway] = [processOf('catalogue'), processOf('gateway')]

/** A second catalogue and a gateway in front of it, from the same bundles, with telemetry on. */
export const toldPair: PlatformProcess[] = [
  {
    ...catalogue,
    name: 'catalogue-told',
    env: (installation) => ({ ...catalogue.env?.(installation), ...toldAs('catalogue') }),
  },
  {
    name: 'gateway-told',
    folder: gateway.folder,
    stores: gateway.stores,
    env: (installation) => ({
      ...gateway.env?.(installation),
      ...toldAs('gateway'),
      CATALOGUE_URL: `http://127.0.0.1:${installation.portOf['catalogue-told']}`,
    }),
  },
]
