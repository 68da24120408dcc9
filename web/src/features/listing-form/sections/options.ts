import {
  contentRatings,
  contentTypeLabels,
  contentTypes,
  currencies,
  demographicGenders,
  demographicIncomes,
  exclusivities,
  genres,
  mediumLabels,
  mediums,
  publicationStatuses,
  rights,
  territories,
} from '@storyright/contracts/vocabulary'

type Option = { value: string; label: string }

const sentence = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' ')
const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))
const labelled = (values: readonly string[], labels: Record<string, string> = {}): Option[] =>
  values.map((value) => ({ value, label: labels[value] ?? sentence(value) }))
const orNone = (none: string, options: Option[]) => [{ value: '', label: none }, ...options]

/** The mediums that no content type leads to. */
const namedMediums = mediums.filter((medium) => !['book', 'screenplay', 'podcast', 'other'].includes(medium))

export const contentTypeOptions = labelled(contentTypes, contentTypeLabels)
export const ratingOptions = orNone('Not stated', same(contentRatings))
export const publicationOptions = orNone(
  'Not stated',
  labelled(publicationStatuses, { 'self-published': 'Self-published' }),
)
export const rightOptions = labelled(rights, { tv: 'TV' })
export const exclusivityOptions = labelled(exclusivities, { 'non-exclusive': 'Non-exclusive' })
export const territoryOptions = same(territories)
export const currencyOptions = same(currencies)
export const genderOptions = orNone('Not stated', labelled(demographicGenders, { 'non-binary': 'Non-binary' }))
export const incomeOptions = orNone('Not stated', labelled(demographicIncomes))

/** A listing may carry a genre or medium of before, which stays on offer for it. */
export const genreOptions = (current: string) => orNone('Please choose', same(withCurrent(genres, current)))
export const mediumOptions = (current: string) =>
  orNone('Same as content type', labelled(withCurrent(namedMediums, current), mediumLabels))

/** Every medium, for words about what was chosen. */
export const anyMediumOptions = orNone('Same as content type', labelled(mediums, mediumLabels))

const withCurrent = (values: readonly string[], current: string) =>
  current && !values.includes(current) ? [...values, current] : values
