import { type FormikState, getIn } from 'formik'
import type { ListingField, ListingValues } from '../values/form-values.ts'

type FormState = Pick<FormikState<ListingValues>, 'errors' | 'touched' | 'values'> & { initialValues: ListingValues }

/** The six tabs, and which fields each holds, in the order in which they stand. */
export const formTabs = [
  {
    value: 'basic',
    label: 'Basic Info',
    fields: ['title', 'author', 'contentType', 'medium', 'genre', 'subgenre', 'targetAudience', 'contentRating'],
  },
  {
    value: 'content',
    label: 'Content',
    fields: [
      ...(['logline', 'synopsis', 'publicationStatus', 'publisher', 'publicationDate', 'isbn', 'edition'] as const),
      ...(['pageCount', 'wordCount', 'samplePages'] as const),
    ],
  },
  {
    value: 'rights',
    label: 'Rights',
    fields: [
      ...(['rightsAvailable', 'exclusivity', 'territory', 'rights'] as const),
      ...(['previousAdaptations', 'adaptationDetails', 'aiConsent'] as const),
    ],
  },
  {
    value: 'commercial',
    label: 'Commercial',
    fields: [
      ...(['askingPrice', 'minimumDeal', 'currency', 'royaltyPercentage', 'negotiable'] as const),
      ...(['salesFigures', 'awards', 'reviews'] as const),
    ],
  },
  {
    value: 'marketing',
    label: 'Marketing',
    fields: [
      ...(['coverImageUrl', 'galleryImages', 'trailerUrl', 'marketingMaterials', 'uniqueSellingPoints'] as const),
      ...(['comparableTitles', 'socialMediaPresence', 'earlyAccess'] as const),
    ],
  },
  {
    value: 'metadata',
    label: 'Metadata',
    fields: [
      ...(['themes', 'keywords', 'targetDemographic', 'authorBio', 'attachedTalent'] as const),
      ...(['productionCompanyInterest', 'agentNotes'] as const),
    ],
  },
] as const satisfies readonly { value: string; label: string; fields: readonly ListingField[] }[]

export type FormTab = (typeof formTabs)[number]['value']

/** The fields of a tab by their paths in the form. */
export const fieldsOn = (tab: FormTab) => formTabs.find(({ value }) => value === tab)!.fields.flatMap(within)

/** How many faults wait on each tab, in the tabs' order: of fields that were left or have been changed, not of those still to come. */
export function faultsByTab({ errors, touched, values, initialValues }: FormState) {
  // Formik copies what it begins with, so that lists are never the same ones.
  const isChanged = (field: string) =>
    JSON.stringify(getIn(values, field)) !== JSON.stringify(getIn(initialValues, field))
  const isBegun = (field: string) => getIn(touched, field) || isChanged(field)
  return formTabs.map(({ value, label }) => ({
    value,
    label,
    faults: fieldsOn(value).filter((field) => getIn(errors, field) && isBegun(field)).length,
  }))
}

const within = (field: ListingField) =>
  field === 'targetDemographic'
    ? ['ageRange', 'gender', 'income', 'interests'].map((own) => `${field}.${own}`)
    : [field]
