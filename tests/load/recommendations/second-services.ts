import { type PlatformProcess, processOf } from '@storyright/platform'

const [ai, gateway] = [processOf('ai'), processOf('gateway')]

export const sizes = ['small', 'large'] as const
export type Size = (typeof sizes)[number]

/** An ai of each size with a database of its own, which asks no model, and a gateway in front of it; everything else is shared. */
export const secondServices: PlatformProcess[] = sizes.flatMap((size) => [
  { ...ai, name: `ai-${size}`, env: (installation) => ({ ...ai.env?.(installation), MODEL_CALLS_PER_HOUR: '0' }) },
  {
    name: `gateway-ai-${size}`,
    folder: gateway.folder,
    stores: gateway.stores,
    env: (installation) => ({
      ...gateway.env?.(installation),
      AI_URL: `http://127.0.0.1:${installation.portOf[`ai-${size}`]}`,
    }),
  },
])

export const databaseOf = (size: Size) => `ai_${size}`
