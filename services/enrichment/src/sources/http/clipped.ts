import { beginningOf } from '@storyright/contracts/vocabulary'
import { z } from 'zod'

/** Text of a provider's, of which no more is read than anybody needs. */
export const clipped = (most: number) => z.string().transform((text) => beginningOf(text, most).toWellFormed())

/** A number that may be missing, or be written as text. */
export const looseCount = z.coerce
  .number()
  .int()
  .nonnegative()
  .max(Number.MAX_SAFE_INTEGER)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
