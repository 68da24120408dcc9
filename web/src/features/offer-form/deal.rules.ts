import { dealLimits, isInSteps, dealMessages as says } from '@storyright/contracts/vocabulary'
import { lazy, number, object, string } from 'yup'
import { freeText } from '../../shared/form/rules.ts'
import { typedNumber } from '../../shared/form/typed-number.ts'
import type { DealValues } from './deal-values.ts'

const pounds = (most: number, message: string) =>
  typedNumber('GBP').min(0, says.wholePounds).integer(says.wholePounds).max(most, message)
const amount = pounds(dealLimits.amount, says.amountMost)
const inSteps = (steps: Parameters<typeof isInSteps>[1], message: string) =>
  typedNumber('percent').test('steps', message, (value) => value === undefined || isInSteps(value, steps))
const passive = inSteps(dealLimits.passive, says.passive)
/** What is typed counts only while its field is in view. */
const unchecked = number().transform(() => undefined)

const budgetPrice = object({
  percent: inSteps(dealLimits.pricePercent, says.pricePercent).required(says.percentNeeded),
  floor: amount.test('order', says.floorAboveCeiling, (floor, { parent }) => {
    const { ceiling } = parent as { ceiling?: number }
    return floor === undefined || typeof ceiling !== 'number' || floor <= ceiling
  }),
  ceiling: amount,
})
const fixedPrice = object({
  amount: typedNumber('GBP')
    .required(says.amountNeeded)
    .min(1, says.amountLeast)
    .integer(says.wholePounds)
    .max(dealLimits.amount, says.amountMost),
})

/** The rules of `deal` in the contracts, each with its message, checked while the form is filled in. */
export const dealRules = object({
  price: lazy(({ kind }: DealValues['price']) => {
    if (kind === 'fixed') return fixedPrice
    return kind === 'budget' ? budgetPrice : object()
  }),
  extension: object({
    fee: amount.when('times', ([times]: string[], own) =>
      times === '0' ? unchecked : own.max(dealLimits.extensionFee, says.extensionFee),
    ),
  }),
  episode: object({ to30: amount, to60: amount, over60: amount }),
  profits: inSteps(dealLimits.profits, says.profits),
  passive: object({ sequel: passive, remake: passive, spinOff: passive }),
  credit: object({
    words: string().trim().max(dealLimits.creditWords, `At most ${dealLimits.creditWords} characters`),
  }),
  further: freeText(dealLimits.further),
  budget: amount,
})
