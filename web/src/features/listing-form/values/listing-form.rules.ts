import {
  contentRatings,
  contentTypes,
  currencies,
  demographicGenders,
  demographicIncomes,
  exclusivities,
  limits,
  mediums,
  publicationStatuses,
  rights,
  territories,
  visibleLength,
} from '@storyright/contracts/vocabulary'
import { array, boolean, type ObjectSchema, object, string } from 'yup'
import { freeText, link, required } from '../../../shared/form/rules.ts'
import { typedAmount, typedNumber } from '../../../shared/form/typed-number.ts'
import type { ListingValues } from './form-values.ts'

const atMost = (maximum: number, tooLong: string) => string().trim().default('').max(maximum, tooLong)
const notice = freeText(limits.longText)
const choice = (values: readonly string[]) =>
  string()
    .default('')
    .oneOf(['', ...values])
const anyOf = (values: readonly string[], message: string) =>
  array(string().oneOf(values).defined()).min(1, message).max(values.length, 'Each may be chosen once').defined()
const words = array(string().defined()).max(limits.tags, `At most ${limits.tags}`).defined()

const count = (maximum: number, message: string) =>
  typedNumber('count').integer('Whole numbers only').min(1, message).max(maximum, `At most ${maximum}`)
const amount = (message: string) =>
  typedAmount('currency').integer('Whole amounts only').min(1, message).max(limits.amount, `At most ${limits.amount}`)
const royaltyRange = 'Royalty must be between 0 and 100'
const inTenths = (value: number | undefined) =>
  value === undefined || Math.abs(value * 10 - Math.round(value * 10)) < 1e-9

const webLink = link('Must be a valid URL')
const galleryLinks = (addresses: string[]) => addresses.every((address) => address && webLink.isValidSync(address))

/** The rules of `listingForm` in the contracts, each with its message, told while the agent types. */
export const listingRules = object({
  title: required('Title is required', limits.title, 'Title too long'),
  author: required('Author is required', limits.author, 'Author name too long'),
  contentType: string().oneOf(contentTypes).required(),
  medium: choice(mediums),
  genre: required('Genre is required', limits.tag),
  subgenre: freeText(limits.tag),
  synopsis: atMost(limits.synopsisMaximum, 'Synopsis too long').test(
    'long-enough',
    'Synopsis must be at least 50 characters',
    (typed) => visibleLength(typed) >= limits.synopsisMinimum,
  ),
  logline: atMost(limits.logline, 'Logline too long'),
  targetAudience: required('Target audience is required', limits.longText),
  contentRating: choice(contentRatings),
  publicationStatus: choice(publicationStatuses),
  publisher: freeText(limits.title),
  publicationDate: freeText(limits.tag),
  isbn: freeText(limits.tag),
  edition: freeText(limits.title),
  pageCount: count(100_000, 'Page count must be at least 1'),
  wordCount: count(100_000_000, 'Word count must be at least 1'),
  rightsAvailable: anyOf(rights, 'Select at least one rights type'),
  previousAdaptations: notice,
  adaptationDetails: notice,
  aiConsent: boolean().required(),
  exclusivity: choice(exclusivities),
  territory: anyOf(territories, 'Select at least one territory'),
  rights: freeText(limits.rightsBook),
  askingPrice: amount('Asking price is required').required('Asking price is required'),
  currency: string().oneOf(currencies).required(),
  negotiable: boolean().required(),
  minimumDeal: amount('Minimum deal must be at least 1').when('askingPrice', ([asking], own) =>
    own.test(
      'within-asking-price',
      'Minimum deal must not exceed the asking price',
      (minimum) => minimum === undefined || !(minimum > asking),
    ),
  ),
  royaltyPercentage: typedNumber('percent')
    .min(0, royaltyRange)
    .max(100, royaltyRange)
    .test('in-tenths', 'Royalty goes in steps of 0.1', inTenths),
  awards: notice,
  reviews: notice,
  salesFigures: notice,
  marketingMaterials: boolean().required(),
  socialMediaPresence: notice,
  themes: words,
  keywords: words,
  comparableTitles: notice,
  uniqueSellingPoints: notice,
  coverImageUrl: webLink,
  galleryImages: array(string().defined())
    .max(limits.galleryImages, `At most ${limits.galleryImages} images`)
    .test('links', 'Must be a valid URL', (addresses) => galleryLinks(addresses ?? []))
    .defined(),
  samplePages: notice,
  trailerUrl: webLink,
  authorBio: atMost(limits.authorBio, 'Author bio too long'),
  targetDemographic: object({
    ageRange: freeText(limits.tag),
    gender: choice(demographicGenders),
    income: choice(demographicIncomes),
    interests: words,
  }),
  attachedTalent: notice,
  productionCompanyInterest: notice,
  agentNotes: atMost(limits.agentNotes, 'Notes too long'),
  earlyAccess: boolean().required(),
}) as unknown as ObjectSchema<ListingValues>
