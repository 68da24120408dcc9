import { fieldLabels } from '../../../entities/listing/field-labels.ts'
import type { FieldWords } from '../../../shared/versions/conflict-dialog.tsx'
import * as options from '../sections/options.ts'
import type { ListingValues } from '../values/form-values.ts'

type Path<Field extends keyof ListingValues> = Field extends 'targetDemographic'
  ? `targetDemographic.${keyof ListingValues['targetDemographic']}`
  : Field

/** An early start is decided on creation, and never compared. */
const labels: Record<Exclude<Path<keyof ListingValues>, 'earlyAccess'>, string> = fieldLabels

const choices: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  contentType: options.contentTypeOptions,
  medium: options.anyMediumOptions,
  contentRating: options.ratingOptions,
  publicationStatus: options.publicationOptions,
  rightsAvailable: options.rightOptions,
  exclusivity: options.exclusivityOptions,
  'targetDemographic.gender': options.genderOptions,
  'targetDemographic.income': options.incomeOptions,
}

export const listingWords: FieldWords = {
  labels,
  read: (field, value) => choices[field]?.find((choice) => choice.value === value)?.label,
}
export const listingFields = Object.keys(labels)
