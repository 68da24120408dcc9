import { type PlatformProcess, processes } from '@storyright/platform'

/** The database of the catalogue that is filled. */
export const largeDatabase = 'catalogue_large'

const [catalogue, gateway] = ['catalogue', 'gateway'].map((name) => processes.find((one) => one.name === name)!)

/** A second catalogue with a database of its own, and a gateway in front of it; everything else they share. */
export const large: PlatformProcess[] = [
  {
    name: 'catalogue-large',
    folder: catalogue!.folder,
    database: largeDatabase,
    env: (world) => ({ ...catalogue!.env(world), DATABASE_URL: world.databaseUrl(largeDatabase) }),
  },
  {
    name: 'gateway-large',
    folder: gateway!.folder,
    env: (world) => ({ ...gateway!.env(world), CATALOGUE_URL: `http://127.0.0.1:${world.portOf['catalogue-large']}` }),
  },
]
