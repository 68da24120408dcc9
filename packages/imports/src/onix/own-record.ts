import type { ImportedFields } from '../source-row.ts'
import { readDetails } from './details.ts'
import { all, allAt, type Element, first, rawText } from './element.ts'

/** How our own exports name their records. Their texts stand for themselves, whatever looks like markup in them. */
export const ownReference = 'storyright.'

/** Under these names they say what no public scheme does. */
export const ownSchemes = {
  genre: 'Storyright genre',
  subgenre: 'Storyright subgenre',
  themes: 'Storyright theme',
  contentType: 'Storyright content type',
  medium: 'Storyright medium',
  publicationStatus: 'Storyright publication status',
} as const
export const ownIsbn = 'Storyright ISBN as written'
/** A message has to name a publisher where it gives a date. */
export const noPublisher = 'No publisher'

export const ownTexts = { synopsis: '03', logline: '02', reviews: '06', authorBio: '12' } as const
export const keywordScheme = '20'
export const dateAsText = '12'

/** A record of our own export as the listing that it was made from. */
export function readOwnRecord(product: Element): ImportedFields {
  const descriptive = first(product, 'DescriptiveDetail')
  const details = readDetails(product, () => {})
  const fields: ImportedFields = {
    ...details,
    title: text(allAt(descriptive, 'TitleDetail', 'TitleElement', 'TitleText')[0]),
    author: text(allAt(descriptive, 'Contributor', 'PersonName')[0]),
    edition: text(first(descriptive, 'EditionNumber') ?? first(descriptive, 'EditionStatement')),
    keywords: headings(descriptive, 'SubjectSchemeIdentifier', keywordScheme),
    targetAudience: text(first(descriptive, 'AudienceDescription')),
    awards: allAt(product, 'CollateralDetail', 'Prize', 'PrizeName').map(text).join('\n'),
    publicationDate: readOwnDate(product) ?? details.publicationDate,
    publisher: text(allAt(product, 'PublishingDetail', 'Publisher', 'PublisherName')[0]),
    ...readOwnSubjects(descriptive),
    ...readOwnTexts(product),
    ...readOwnIsbn(product),
  }
  if (fields.publisher === noPublisher) delete fields.publisher
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
}

/** Words that are no day, month or year. */
function readOwnDate(product: Element): string | undefined {
  const [date] = allAt(product, 'PublishingDetail', 'PublishingDate', 'Date')
  return date?.attributes.dateformat === dateAsText ? rawText(date) : undefined
}

const text = (element: Element | undefined) => (element ? rawText(element) : undefined)

/** The headings of the subjects in which this element says this. */
const headings = (descriptive: Element | undefined, name: string, value: string) =>
  all(descriptive, 'Subject')
    .filter((subject) => text(first(subject, name)) === value)
    .map((subject) => text(first(subject, 'SubjectHeadingText')))

function readOwnSubjects(descriptive: Element | undefined): ImportedFields {
  const of = (name: string) => headings(descriptive, 'SubjectSchemeName', name)
  const single = Object.entries(ownSchemes).flatMap(([field, name]) => {
    const [heading] = of(name)
    return heading === undefined ? [] : [[field, heading]]
  })
  return { ...Object.fromEntries(single), themes: of(ownSchemes.themes) }
}

function readOwnTexts(product: Element): ImportedFields {
  const contents = allAt(product, 'CollateralDetail', 'TextContent')
  const found = Object.entries(ownTexts).flatMap(([field, type]) => {
    const content = contents.find((one) => text(first(one, 'TextType')) === type)
    return content ? [[field, text(first(content, 'Text'))]] : []
  })
  return Object.fromEntries(found)
}

function readOwnIsbn(product: Element): ImportedFields {
  const written = all(product, 'ProductIdentifier').find((one) => text(first(one, 'IDTypeName')) === ownIsbn)
  return written ? { isbn: text(first(written, 'IDValue')) } : {}
}
