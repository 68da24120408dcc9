import { environmentParts } from '@storyright/service-kit'
import { z } from 'zod'

const { address } = environmentParts
/** Without one the source is off. */
const key = z.string().default('')
const perDay = (usual: number) => z.coerce.number().int().min(0).default(usual)

/** Where the sources are, what they know us by, and how much of them a day may take. Paths are the official ones below each address. */
export const sourceEnvironment = {
  GOOGLE_BOOKS_API_URL: address.default('https://www.googleapis.com'),
  GOOGLE_BOOKS_API_KEY: key,
  /** Requests between two midnights in California. */
  GOOGLE_BOOKS_REQUESTS_PER_DAY: perDay(1_000),
  YOUTUBE_API_URL: address.default('https://www.googleapis.com'),
  YOUTUBE_API_KEY: key,
  /** Units between two midnights in California: a search costs 100, reading videos 1. */
  YOUTUBE_UNITS_PER_DAY: perDay(10_000),
  X_API_URL: address.default('https://api.x.com'),
  X_BEARER_TOKEN: key,
  /** Posts read in a day of UTC: each is paid for. */
  X_POSTS_PER_DAY: perDay(10_000),
  /** The one origin besides the providers' own from which a cover may come; only the sandbox has one. */
  OUTSIDE_IMAGE_ORIGIN: address.optional(),
}

type SourceConfig = z.infer<z.ZodObject<typeof sourceEnvironment>>

/** The same for the sources' clients. */
export function sourceSettingsOf(config: SourceConfig) {
  return {
    books: {
      baseUrl: config.GOOGLE_BOOKS_API_URL,
      key: config.GOOGLE_BOOKS_API_KEY,
      perDay: config.GOOGLE_BOOKS_REQUESTS_PER_DAY,
    },
    youtube: { baseUrl: config.YOUTUBE_API_URL, key: config.YOUTUBE_API_KEY, perDay: config.YOUTUBE_UNITS_PER_DAY },
    twitter: { baseUrl: config.X_API_URL, key: config.X_BEARER_TOKEN, perDay: config.X_POSTS_PER_DAY },
    imageOrigin: config.OUTSIDE_IMAGE_ORIGIN ?? null,
  }
}
