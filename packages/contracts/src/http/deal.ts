import { z } from 'zod'
import { printed, requiredLine, text } from '../fields.ts'
import {
  consultations,
  creditPlaces,
  type Deal,
  dealLimits,
  isInSteps,
  dealMessages as messages,
  reservedRights,
} from '../vocabulary/deal.ts'
import { isVisible } from '../vocabulary/visible-text.ts'

const pounds = (most: number, message: string) =>
  z.number().int(messages.wholePounds).min(0, messages.wholePounds).max(most, message)
const amount = pounds(dealLimits.amount, messages.amountMost)
const orNull = amount.nullable().default(null)
const percent = (steps: Parameters<typeof isInSteps>[1], message: string) =>
  z
    .number()
    .refine((value) => isInSteps(value, steps), message)
    .meta({ minimum: steps.minimum, maximum: steps.maximum })
const oneOf = (choices: readonly number[], message: string) =>
  z
    .number()
    .refine((value) => choices.includes(value), message)
    .meta({ enum: [...choices] })
const years = (least: number, most: number, message: string) =>
  z.number().int(message).min(least, message).max(most, message)
const passive = percent(dealLimits.passive, messages.passive).nullable().default(null)

const price = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fixed'),
    amount: z
      .number(messages.amountNeeded)
      .int(messages.wholePounds)
      .min(1, messages.amountLeast)
      .max(dealLimits.amount, messages.amountMost),
  }),
  z
    .strictObject({
      kind: z.literal('budget'),
      percent: percent(dealLimits.pricePercent, messages.pricePercent),
      floor: orNull,
      ceiling: orNull,
    })
    .refine(({ floor, ceiling }) => floor === null || ceiling === null || floor <= ceiling, {
      message: messages.floorAboveCeiling,
      path: ['floor'],
    }),
])

const reserved = z
  .array(
    z.strictObject({
      right: z.enum(reservedRights),
      /** So long after the exercise the author makes no use of it. */
      holdYears: years(0, dealLimits.holdYears, messages.holdYears),
    }),
  )
  .max(2 * reservedRights.length)
  .superRefine((rows, context) => {
    for (const [index, { right }] of rows.entries())
      if (rows.findIndex((row) => row.right === right) < index)
        context.addIssue({ code: 'custom', message: messages.namedTwice, path: [index, 'right'] })
  })

/** The terms of a deal beyond fee, months and rights. What is left out has the agreement's default. */
export const deal = z
  .strictObject({
    feeCreditable: z.boolean().optional(),
    extension: z
      .strictObject({
        times: oneOf(dealLimits.extensionTimes, messages.timesKnown).optional(),
        months: oneOf(dealLimits.extensionMonths, messages.monthsKnown).optional(),
        fee: pounds(dealLimits.extensionFee, messages.extensionFee).optional(),
        creditable: z.boolean().optional(),
      })
      .optional(),
    price: price.optional(),
    episode: z.strictObject({ to30: orNull, to60: orNull, over60: orNull }).optional(),
    profits: percent(dealLimits.profits, messages.profits).optional(),
    passive: z.strictObject({ sequel: passive, remake: passive, spinOff: passive }).optional(),
    reserved: reserved.optional(),
    credit: z
      .strictObject({
        words: printed(requiredLine(dealLimits.creditWords, messages.creditWords)),
        place: z.enum(creditPlaces, messages.creditPlace),
      })
      .optional(),
    consultation: z.enum(consultations).optional(),
    reversionYears: years(
      dealLimits.reversionYears.minimum,
      dealLimits.reversionYears.maximum,
      messages.reversionYears,
    ).optional(),
    further: printed(text(dealLimits.further)).optional(),
  })
  .meta({ id: 'Deal' })

/** The same as it is sent: null means the same as an absent field, and an empty deal is none. */
export const dealForm = z
  .preprocess((typed) => mapFields(typed, withoutNulls), deal)
  .transform(given)
  .meta({ type: 'object', description: 'The fields of `Deal`, any of which may also be null' })

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutNulls = (value: unknown): unknown =>
  isFields(value) ? Object.fromEntries(Object.entries(value).filter(([, own]) => own !== null)) : value

const mapFields = (value: unknown, change: (own: unknown) => unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(withoutNulls(value) as Fields).map(([field, own]) => [field, change(own)]))
    : value

function given(typed: Deal): Deal | null {
  const fields = Object.entries(typed).filter(([, value]) => isFilled(value))
  return fields.length > 0 ? Object.fromEntries(fields) : null
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return isVisible(value)
  if (isFields(value)) return Object.values(value).some((own) => own !== null && own !== undefined)
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}
