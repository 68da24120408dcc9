import { z } from 'zod'
import { limits } from '../constants.ts'

/** PostgreSQL stores neither NUL bytes nor half characters, so nobody may send them. */
const storable = (value: string) => !value.includes('\0') && value.isWellFormed()
const unreadable = 'Contains characters that cannot be stored'

/** Trimmed text of at most `maximum` characters; may be empty. */
export const text = (maximum: number, tooLong = `At most ${maximum} characters`) =>
  z.string().trim().max(maximum, tooLong).refine(storable, unreadable)

/** Trimmed text that is not blank. */
export const requiredText = (maximum: number, required: string, tooLong?: string) =>
  text(maximum, tooLong).min(1, required)

/** Text that may be left out, null or blank: all three become null. */
export const optionalText = (maximum: number, tooLong?: string) =>
  text(maximum, tooLong)
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null)

const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value)

/** An http or https address. */
export const webAddress = (message: string) =>
  z.string().trim().max(limits.url, message).refine(storable, unreadable).refine(isWebAddress, message)

/** An http or https address that may be left out, null or blank. */
export const optionalWebAddress = (message: string) =>
  z
    .union([z.literal('').transform(() => null), webAddress(message)])
    .nullish()
    .transform((value) => value ?? null)

/** Compared without regard to case everywhere, so it is kept in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email, 'Invalid email address')
  .refine(storable, unreadable)
  .pipe(z.email('Invalid email address'))

export const newPassword = z
  .string()
  .min(limits.passwordMinimum, 'Password must be at least 8 characters')
  .max(limits.passwordMaximum, `Password must be at most ${limits.passwordMaximum} characters`)
  .refine(storable, unreadable)

/** Whatever was typed as an existing password; only its size is bounded. */
export const typedPassword = (message: string) =>
  z.string().min(1, message).max(limits.passwordMaximum, `At most ${limits.passwordMaximum} characters`)

/** A listing's id in a path: a decimal number. Anything else is an unknown listing. */
export const listingId = z.string().regex(/^[1-9]\d{0,14}$/)
export const uuid = z.uuid()

export const timestamp = z.iso.datetime()
export const message = z.object({ message: z.string() })
