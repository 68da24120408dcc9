import { isDeepStrictEqual } from 'node:util'
import type { ListingForm, TakenFields } from '@storyright/contracts/http'

type Field = keyof TakenFields
const names = (fields: TakenFields) => Object.keys(fields) as Field[]

/** These fields as the form has them. */
export const fieldsOf = (form: ListingForm, fields: TakenFields): TakenFields =>
  Object.fromEntries(names(fields).map((name) => [name, form[name] ?? null]))

/** The form with these fields in it. */
export function withFields(form: ListingForm, { coverImageUrl, pageCount, genre }: TakenFields): ListingForm {
  return {
    ...form,
    ...(coverImageUrl !== undefined && { coverImageUrl }),
    ...(pageCount !== undefined && { pageCount }),
    ...(genre !== undefined && { genre }),
  }
}

/** Of the fields that a takeover wrote, those that somebody has changed since. */
export const changedSince = (form: ListingForm, after: TakenFields): Field[] =>
  names(after).filter((name) => !isDeepStrictEqual(form[name] ?? null, after[name]))
