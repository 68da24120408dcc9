import { type NumberKind, readTypedNumber, typedAs } from '@storyright/contracts/vocabulary'
import { type NumberSchema, number } from 'yup'

/** What a field holds as a number; null while it is blank or cannot be read for sure. */
export function numberIn(text: string, kind: NumberKind): number | null {
  const read = readTypedNumber(text, kind)
  return read.is === 'number' ? read.value : null
}

/** "Did you mean £15,000?" of a text that has more than one meaning. */
export function doubtWords(text: string, kind: NumberKind): string | null {
  const read = readTypedNumber(text, kind)
  return read.is === 'doubtful' ? `Did you mean ${typedAs(read.suggestion, kind)}?` : null
}

/** The rule of a field that is typed as text. */
export const typedNumber = (kind: NumberKind, notANumber?: string) => readAs(number(), kind, notANumber)

/** An amount in the currency that another field names, pounds where it names none. */
export const typedAmount = (currencyField: string) =>
  number().when(currencyField, ([currency], own) => readAs(own, (currency || 'GBP') as NumberKind))

const readAs = (schema: NumberSchema<number | undefined>, kind: NumberKind, notANumber = 'This should be a number') =>
  schema
    .transform((_read: number, typed: unknown) => numberOrNaN(typed, kind))
    .typeError(({ originalValue }: { originalValue: unknown }) => doubtWords(String(originalValue), kind) ?? notANumber)

function numberOrNaN(typed: unknown, kind: NumberKind) {
  if (typeof typed !== 'string') return typed
  const read = readTypedNumber(typed, kind)
  if (read.is === 'blank') return undefined
  return read.is === 'number' ? read.value : Number.NaN
}
