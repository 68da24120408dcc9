import { z } from 'zod'

const message = 'This should be a time: unix seconds or ISO 8601'

/** Parses a written time into unix seconds. */
export const moment = z
  .union([z.number().int().min(0).max(253_402_300_799), z.iso.datetime({ offset: true })], message)
  .transform((at) => (typeof at === 'number' ? at : Math.floor(Date.parse(at) / 1000)))
