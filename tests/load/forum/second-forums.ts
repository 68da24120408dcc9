import { type PlatformProcess, processOf } from '@storyright/platform'

const [community, gateway] = [processOf('community'), processOf('gateway')]

export const sizes = ['small', 'large'] as const
export type Size = (typeof sizes)[number]

export const serviceOf = (size: Size) => `community-${size}`
export const gatewayOf = (size: Size) => `gateway-community-${size}`
export const databaseOf = (size: Size) => `community_${size}`

/** A community of each size with a database of its own, and a gateway in front of it; everything else is shared. */
export const secondForums: PlatformProcess[] = sizes.flatMap((size) => [
  { ...community, name: serviceOf(size) },
  {
    name: gatewayOf(size),
    folder: gateway.folder,
    stores: gateway.stores,
    env: (installation) => ({
      ...gateway.env?.(installation),
      COMMUNITY_URL: `http://127.0.0.1:${installation.portOf[serviceOf(size)]}`,
    }),
  },
])
