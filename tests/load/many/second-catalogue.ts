import { type PlatformProcess, processOf } from '@storyright/platform'

const [catalogue, gateway] = [processOf('catalogue'), processOf('gateway')]

/** The database of the catalogue that is filled. */
export const largeDatabase = 'catalogue_large'

/** A second catalogue with its own database, and a gateway in front of it; everything else is shared. */
export const large: PlatformProcess[] = [
  { ...catalogue, name: 'catalogue-large' },
  {
    name: 'gateway-large',
    folder: gateway.folder,
    stores: gateway.stores,
    env: (installation) => ({
      ...gateway.env?.(installation),
      CATALOGUE_URL: `http://127.0.0.1:${installation.portOf['catalogue-large']}`,
    }),
  },
]
