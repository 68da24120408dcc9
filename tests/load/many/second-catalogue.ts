import { type PlatformProcess, processOf } from '@storyright/platform'

const [catalogue, gateway] = [processOf('catalogue'), processOf('gateway')]

/** The database of the catalogue that is filled. */
export const largeDatabase = 'catalogue_large'

/** A second catalogue with a database of its own, and a gateway in front of it; everything else they share. */
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
