import { z } from 'zod'
import { codeOf, undrawableIn } from './drawable/drawable.ts'
import { calendar, limits } from './vocabulary/constants.ts'
import { emailAddressOf, isMoreThanOneCharacter, passwordTooPlain } from './vocabulary/credentials.ts'
import { listingIdForm } from './vocabulary/listing-id.ts'
import { demographicGenders, demographicIncomes } from './vocabulary/listing-options.ts'
import { premiumPlan } from './vocabulary/membership.ts'
import type { Sort } from './vocabulary/sorts.ts'
import { isVisible, isVisibleMarkdown, visibleLength } from './vocabulary/visible-text.ts'
import { withScheme } from './vocabulary/web-address.ts'

/** PostgreSQL stores neither NUL bytes nor half characters, so nobody may send them. */
const storable = (value: string) => !value.includes('\0') && value.isWellFormed()
const unreadable = 'Contains characters that cannot be stored'

/** Line breaks and the other characters that show nothing. */
const control = /[\p{Cc}\u2028\u2029]/u
const isOneLine = (value: string) => !control.test(value)
const severalLines = 'Contains line breaks or other control characters'

/** What turns round the direction of everything after it, until it is taken back. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u
const runsOneWay = (value: string) => !turning.test(value)
const turned = 'Contains characters that turn the direction of writing round'

/** The message where nothing was sent at all; for anything else that is no text, zod's own. */
const missing = (message?: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? message : undefined),
})

/** Trimmed text of at most `maximum` characters, on as many lines as it takes; may be empty. */
export const text = (maximum: number, tooLong = `At most ${maximum} characters`, required?: string) =>
  z.string(missing(required)).trim().max(maximum, tooLong).refine(storable, unreadable)

/** What a list is sorted by: one of these columns, with a minus before it the other way round. */
export const sortBy = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names.flatMap((name): Sort<Name>[] => [name, `-${name}`])).optional()

/** A whole number in an address; a parameter without a value is no 0. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess((value) => (value === '' ? Number.NaN : value), z.coerce.number().int().min(least).max(most))

/** A name, a title, a tag: trimmed text on one line that reads one way; may be empty. */
export const line = (maximum: number, tooLong?: string, required?: string) =>
  text(maximum, tooLong, required).refine(isOneLine, severalLines).refine(runsOneWay, turned)

/** By what people and titles are recognised: a line in one spelling, without characters that nobody sees; not blank. */
export const name = (maximum: number, required: string, tooLong = `At most ${maximum} characters`) =>
  z
    .string(missing(required))
    .overwrite((value) => inOneSpelling(maximum, value))
    .trim()
    .min(1, { message: required, abort: true })
    .refine(isVisible, { message: required, abort: true })
    .max(maximum, tooLong)
    .refine(storable, unreadable)
    .refine(isOneLine, severalLines)
    .refine(runsOneWay, turned)

/** Soft hyphens, zero-width spaces, marks of direction, fillers. */
const unseen = /\u034f|[\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2064\u3164\ufeff\uffa0]/g
/** Joiners shape letters of some scripts and emoji; beside a Latin letter, a digit or an end they show nothing. */
const joiners = /[\u200c\u200d]+/g
const idleAfter = /(?:^|[\p{Script=Latin}\p{N}\s])$/u
const idleBefore = /^(?:$|[\p{Script=Latin}\p{N}\s])/u

/** Each run of joiners is looked at once, with the one character at either side of it: people send very long ones. */
function visible(value: string): string {
  const seen = value.replace(unseen, '')
  return seen.replace(joiners, (run, at: number) => {
    const end = at + run.length
    const isIdle = idleAfter.test(seen.slice(Math.max(0, at - 2), at)) || idleBefore.test(seen.slice(end, end + 2))
    return isIdle ? '' : run
  })
}

/** No text is shorter than this part of itself in its one spelling, so what is longer is too long in any. */
const MOST_SHORTENED = 10

/** Marks that have to change places take the square of their number, so only what may still fit is spelled. */
function inOneSpelling(maximum: number, value: string) {
  const seen = visible(value).trim()
  const mayFit = seen.length <= maximum * MOST_SHORTENED && seen.isWellFormed()
  return mayFit ? visible(seen.normalize('NFKC')) : seen
}

/** Stated apart from what can be seen, so that the API reference has it as well. */
const notEmpty = (field: ReturnType<typeof text>, message: string) => field.min(1, { message, abort: true })

/** Trimmed text in which there is something to see. */
export const requiredText = (maximum: number, required: string, tooLong?: string) =>
  notEmpty(text(maximum, tooLong, required), required).refine(isVisible, required)

/** The same of a text that is drawn as Markdown. */
export const requiredMarkdown = (maximum: number, required: string, tooLong?: string) =>
  notEmpty(text(maximum, tooLong, required), required).refine(isVisibleMarkdown, required)

/** Text of so many characters that can be seen; the sentence stands for none and for too few. */
export const textOfAtLeast = (minimum: number, maximum: number, message: string, tooLong?: string) =>
  text(maximum, tooLong, message)
    .min(minimum, { message, abort: true })
    .refine((value) => visibleLength(value) >= minimum, message)

/** A line in which there is something to see. */
export const requiredLine = (maximum: number, required: string, tooLong?: string) =>
  notEmpty(line(maximum, tooLong, required), required).refine(isVisible, required)

/** Texts of agreements and invoices: their fonts have the letters of most living languages, and no private or unassigned ones. */
export const printed = (field: ReturnType<typeof text>) =>
  field.refine((value) => undrawableIn(value) === undefined, {
    error: ({ input }) =>
      `Please leave out the character ${codeOf(undrawableIn(String(input)) ?? '')}: agreements and invoices cannot show it`,
  })

/** May be left out, null or blank: all three become null. */
const optional = (field: ReturnType<typeof text>) =>
  field
    .transform((value) => (isVisible(value) ? value : null))
    .nullish()
    .transform((value) => value ?? null)

export const optionalText = (maximum: number, tooLong?: string) => optional(text(maximum, tooLong))
export const optionalLine = (maximum: number, tooLong?: string) => optional(line(maximum, tooLong))

export const optionalPrintedText = (maximum: number, tooLong?: string) => optional(printed(text(maximum, tooLong)))
export const optionalPrintedLine = (maximum: number, tooLong?: string) => optional(printed(line(maximum, tooLong)))

const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value)

/** An http or https address; without a scheme it is taken as https. */
export const webAddress = (message: string) =>
  z
    .string(missing(message))
    .trim()
    .overwrite(withScheme)
    .max(limits.url, message)
    .refine(storable, unreadable)
    .refine((value) => isOneLine(value) && isWebAddress(value), message)

/** An http or https address that may be left out, null or blank. */
export const optionalWebAddress = (message: string) =>
  z
    .union([z.literal('').transform(() => null), webAddress(message)])
    .nullish()
    .transform((value) => value ?? null)

/** Compared without regard to case everywhere, so it is kept in lower case. The one rule of every field for an address. */
export const email = z
  .string(missing('Invalid email address'))
  .meta({ format: 'email' })
  .transform((typed, context) => {
    const address = emailAddressOf(typed)
    if (address === null) context.addIssue('Invalid email address')
    return address ?? z.NEVER
  })

export const newPassword = z
  .string(missing('Password must be at least 8 characters'))
  .min(limits.passwordMinimum, 'Password must be at least 8 characters')
  .max(limits.passwordMaximum, `Password must be at most ${limits.passwordMaximum} characters`)
  .refine(storable, unreadable)
  .refine((typed) => typed.length < limits.passwordMinimum || isMoreThanOneCharacter(typed), passwordTooPlain)

/** Whatever was typed as an existing password; only its size is bounded. */
export const typedPassword = (message: string) =>
  z.string(missing(message)).min(1, message).max(limits.passwordMaximum, `At most ${limits.passwordMaximum} characters`)

/** A listing's id in a path: a decimal number. Anything else is an unknown listing. */
export const listingId = z.string().regex(listingIdForm)
export const uuid = z.uuid()

export const timestamp = z.iso.datetime()

/** A day to search or count by, in UTC; PostgreSQL knows no year 0, although a date may be written so. */
export const calendarDay = z.iso
  .date('Please give the date as year-month-day')
  .refine(
    (day) => day >= calendar.first && day <= calendar.last,
    `Must lie between ${calendar.first} and ${calendar.last}`,
  )

export const message = z.object({ message: z.string() })

/** A membership's amount, in pounds and pence. */
export const planAmount = z.object({
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  currency: z.literal(premiumPlan.currency),
})

/** What may be shown of a card. */
export const cardOnFile = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
})

/** The model's dimensions, 0 to 100; of the risk more is worse. */
export const aiScores = z.object({
  marketAppeal: z.number(),
  adaptationFit: z.number(),
  financialOutlook: z.number(),
  riskProfile: z.number(),
  franchiseUpside: z.number(),
  audienceReach: z.number().optional(),
  competitiveAdvantage: z.number().optional(),
  marketTiming: z.number().optional(),
  culturalResonance: z.number().optional(),
  platformSuitability: z.number().optional(),
})
export type AiScores = z.infer<typeof aiScores>

/** Whom a title is for, in its agent's words. */
export const targetDemographic = z.object({
  ageRange: z.string().nullable(),
  gender: z.enum(demographicGenders).nullable(),
  income: z.enum(demographicIncomes).nullable(),
  interests: z.array(z.string()),
})
