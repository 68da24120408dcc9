import { z } from 'zod'
import {
  name,
  optionalLine,
  optionalPrintedLine,
  optionalText,
  optionalWebAddress,
  printed,
  requiredLine,
  requiredText,
  text,
  textOfAtLeast,
  webAddress,
} from '../fields.ts'
import { limits } from '../vocabulary/constants.ts'
import {
  contentRatings,
  contentTypes,
  currencies,
  demographicGenders,
  demographicIncomes,
  exclusivities,
  mediums,
  publicationStatuses,
  rights,
  territories,
} from '../vocabulary/listing-options.ts'

/** A choice that may be left out or null; both become null. */
const optionalChoice = <const Values extends readonly string[]>(values: Values, message?: string) =>
  z
    .enum(values, message)
    .nullish()
    .transform((value) => value ?? null)

const optionalCount = (maximum: number, message: string) =>
  z
    .number()
    .int('Whole numbers only')
    .min(1, message)
    .max(maximum, `At most ${maximum}`)
    .nullish()
    .transform((value) => value ?? null)

const amount = (message: string) =>
  z
    .number({
      error: (issue) => (issue.input === undefined || issue.input === null ? message : 'This should be a number'),
    })
    .int('Whole amounts only')
    .min(1, message)
    .max(limits.amount, `At most ${limits.amount}`)

const words = z
  .array(requiredLine(limits.tag, 'Empty words are not kept'))
  .max(limits.tags, `At most ${limits.tags}`)
  .default([])

const choices = <const Values extends readonly string[]>(values: Values, message: string) =>
  z
    .array(z.enum(values), { error: (issue) => (issue.input === undefined ? message : 'This should be a list') })
    .min(1, message)
    .max(values.length, 'Each may be chosen once')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each may be chosen once')

const requiredName = (message: string, maximum: number, tooLong?: string) =>
  z.preprocess((value) => value ?? '', name(maximum, message, tooLong))
const requiredPrintedName = (message: string, maximum: number, tooLong: string) =>
  z.preprocess((value) => value ?? '', printed(name(maximum, message, tooLong)))

const demographic = z
  .strictObject({
    ageRange: optionalLine(limits.tag),
    gender: optionalChoice(demographicGenders),
    income: optionalChoice(demographicIncomes),
    interests: words,
  })
  .nullish()
  .transform((value) => value ?? null)

const notice = optionalText(limits.longText)

/** The listing form: what an agent sends to create a listing or to replace one. A field left out becomes null. */
export const listingForm = z
  .strictObject({
    title: requiredPrintedName('Title is required', limits.title, 'Title too long'),
    author: requiredPrintedName('Author is required', limits.author, 'Author name too long'),
    contentType: z.enum(contentTypes),
    medium: optionalChoice(mediums),
    genre: requiredName('Genre is required', limits.tag),
    subgenre: optionalLine(limits.tag),
    synopsis: z.preprocess(
      (value) => value ?? '',
      textOfAtLeast(
        limits.synopsisMinimum,
        limits.synopsisMaximum,
        'Synopsis must be at least 50 characters',
        'Synopsis too long',
      ),
    ),
    logline: optionalText(limits.logline, 'Logline too long'),
    targetAudience: z.preprocess((value) => value ?? '', requiredText(limits.longText, 'Target audience is required')),
    contentRating: optionalChoice(contentRatings),
    publicationStatus: optionalChoice(publicationStatuses),
    publisher: optionalPrintedLine(limits.title),
    publicationDate: optionalPrintedLine(limits.tag),
    isbn: optionalPrintedLine(limits.tag),
    edition: optionalLine(limits.title),
    pageCount: optionalCount(100_000, 'Page count must be at least 1'),
    wordCount: optionalCount(100_000_000, 'Word count must be at least 1'),
    rightsAvailable: choices(rights, 'Select at least one rights type'),
    previousAdaptations: notice,
    adaptationDetails: notice,
    /**
     * The book of rights on offer (`packages/rights`), whose faults catalogue names. The rights, the territories and the exclusivity
     * follow from it; left out, it follows from them.
     */
    rights: text(limits.rightsBook).nullish(),
    exclusivity: optionalChoice(exclusivities),
    territory: choices(territories, 'Select at least one territory'),
    askingPrice: amount('Asking price is required'),
    currency: z.enum(currencies).default('GBP'),
    negotiable: z.boolean().default(true),
    minimumDeal: amount('Minimum deal must be at least 1')
      .nullish()
      .transform((value) => value ?? null),
    royaltyPercentage: z
      .number()
      .min(0, 'Royalty must be between 0 and 100')
      .max(100, 'Royalty must be between 0 and 100')
      .multipleOf(0.1, 'Royalty goes in steps of 0.1')
      .nullish()
      .transform((value) => value ?? null),
    awards: notice,
    reviews: notice,
    salesFigures: notice,
    marketingMaterials: z.boolean().default(false),
    socialMediaPresence: notice,
    themes: words,
    keywords: words,
    comparableTitles: notice,
    uniqueSellingPoints: notice,
    coverImageUrl: optionalWebAddress('Must be a valid URL'),
    galleryImages: z
      .array(webAddress('Must be a valid URL'))
      .max(limits.galleryImages, `At most ${limits.galleryImages} images`)
      .default([]),
    samplePages: notice,
    trailerUrl: optionalWebAddress('Must be a valid URL'),
    authorBio: optionalText(limits.authorBio, 'Author bio too long'),
    targetDemographic: demographic,
    attachedTalent: notice,
    productionCompanyInterest: notice,
    agentNotes: optionalText(limits.agentNotes, 'Notes too long'),
    /** Whether an AI model may read the listing's metadata; left out of a change, it stays as it is. */
    aiConsent: z.boolean().optional(),
    /** Premium members first, for the time that early access lasts. Of use on creation only. */
    earlyAccess: z.boolean().default(false),
  })
  .refine((form) => form.minimumDeal === null || form.minimumDeal <= form.askingPrice, {
    path: ['minimumDeal'],
    message: 'Minimum deal must not exceed the asking price',
  })
/** The form as it is kept: every field there, null where nothing was entered. */
export type ListingForm = z.output<typeof listingForm>
