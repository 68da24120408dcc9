import { type PlatformProcess, processOf } from '@storyright/platform'

const [catalogue, gateway] = [processOf('catalogue'), processOf('gateway')]

/** The demo's size has the platform's own processes; the others stand beside them. */
export const sizes = ['demo', 'middle', 'large'] as const
export type Size = (typeof sizes)[number]

export const beside: PlatformProcess[] = (['middle', 'large'] as const).flatMap((size) => [
  { ...catalogue, name: `catalogue-${size}` },
  {
    name: `gateway-${size}`,
    folder: gateway.folder,
    stores: gateway.stores,
    env: (installation) => ({
      ...gateway.env?.(installation),
      CATALOGUE_URL: `http://127.0.0.1:${installation.portOf[`catalogue-${size}`]}`,
    }),
  },
])

/** The name of a process of that size, and with `_` that of its database. */
export function named(name: string, size: Size) {
  return size === 'demo' ? name : `${name}-${size}`
}
