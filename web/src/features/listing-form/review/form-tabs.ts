import { getIn } from 'formik'
import type { ListingField } from '../values/form-values.ts'

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
    fields: ['rightsAvailable', 'exclusivity', 'territory', 'previousAdaptations', 'adaptationDetails', 'aiConsent'],
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

/** How many faults wait on each tab, in the tabs' order; none for a field that nobody has touched yet. */
export const faultsByTab = (errors: object, touched: object) =>
  formTabs.map(({ value, label, fields }) => ({
    value,
    label,
    faults: fields.flatMap(within).filter((field) => getIn(errors, field) && getIn(touched, field)).length,
  }))

const within = (field: ListingField) =>
  field === 'targetDemographic'
    ? ['ageRange', 'gender', 'income', 'interests'].map((own) => `${field}.${own}`)
    : [field]
