import type * as Http from '@storyright/contracts/http'
import type { ImportDefaults, ListingImport } from '@storyright/contracts/http'
import { currencies, limits } from '@storyright/contracts/vocabulary'
import { array, boolean, type ObjectSchema, object, string } from 'yup'
import type { Currency } from '../../entities/money/money.ts'
import { freeText } from '../../shared/form/rules.ts'
import { numberIn, typedAmount } from '../../shared/form/typed-number.ts'
import { labelOf } from './row-words.ts'

/** What is filled in for every row, and which field each column of a table is, in the table's order. */
export interface SetupValues {
  askingPrice: string
  currency: Currency | ''
  minimumDeal: string
  rights: string
  targetAudience: string
  genre: string
  group: boolean
  columns: string[]
}

export const kindOf = (currency: Currency | '') => currency || 'GBP'

export function valuesOf({ defaults, mapping, columns, group }: ListingImport): SetupValues {
  return {
    askingPrice: defaults.askingPrice?.toString() ?? '',
    currency: defaults.currency ?? '',
    minimumDeal: defaults.minimumDeal?.toString() ?? '',
    rights: defaults.rights ?? '',
    targetAudience: defaults.targetAudience ?? '',
    genre: defaults.genre ?? '',
    group,
    columns: (columns ?? []).map(({ name }) => mapping[name] ?? ''),
  }
}

export function asSent(values: SetupValues, columns: ListingImport['columns']) {
  const { currency, group } = values
  const orNull = (text: string) => text.trim() || null
  const defaults: ImportDefaults = {
    askingPrice: numberIn(values.askingPrice, kindOf(currency)),
    currency: currency || null,
    minimumDeal: numberIn(values.minimumDeal, kindOf(currency)),
    rights: orNull(values.rights),
    targetAudience: orNull(values.targetAudience),
    genre: orNull(values.genre),
  }
  const mapped = (columns ?? []).map(({ name }, place) => [name, values.columns[place] || null])
  return { defaults, group, columns: Object.fromEntries(mapped) as Http.ImportMapping }
}

const amount = typedAmount('currency')
  .integer('Whole amounts only')
  .min(1, 'At least 1')
  .max(limits.amount, `At most ${limits.amount}`)

export const setupRules = object({
  askingPrice: amount,
  currency: string()
    .default('')
    .oneOf(['', ...currencies]),
  minimumDeal: amount.when('askingPrice', ([asking], own) =>
    typeof asking === 'number' && asking > 0 ? own.max(asking, 'Minimum deal must not exceed the asking price') : own,
  ),
  rights: freeText(limits.rightsBook),
  targetAudience: freeText(limits.longText),
  genre: freeText(limits.tag),
  group: boolean().defined(),
  columns: array(string().defined()).defined(),
}) as unknown as ObjectSchema<SetupValues>

const notMapped = new Set(['targetDemographic'])
/** What a column may be, in the order of the form. */
export const fieldOptions = (fields: readonly string[]) => [
  { value: '', label: 'Leave out' },
  ...fields
    .filter((field) => !field.includes('.') && !notMapped.has(field))
    .map((value) => ({ value, label: labelOf(value) })),
]
