import type { ListingField } from '@storyright/contracts/http'
import { dateText } from '../date-text.ts'
import { type Warn, warning } from '../source-row.ts'
import { isNothing } from '../text/cut.ts'
import { plainText } from '../text/plain-text.ts'
import { all, allAt, type Element, first, lineIn, rawText } from './element.ts'

type Details = Partial<Record<ListingField, unknown>>

/** What a product says of its publication, its length, its prizes and its pictures. */
export function readDetails(product: Element, warn: Warn): Details {
  const details: Details = {
    publisher: readPublisher(product),
    publicationDate: readDate(product, warn),
    publicationStatus: readStatus(product, warn),
    edition: readEdition(product),
    ...readExtents(product),
    awards: readPrizes(product),
    coverImageUrl: readLink(product, '01', ['04', '06'], warn, 'coverImageUrl'),
    trailerUrl: readLink(product, '26', [], warn, 'trailerUrl'),
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
}

/** In 3.0 they stand in a block, in 2.1 in the product itself. */
const inBlock = (product: Element, block: string, name: string) => [
  ...allAt(product, block, name),
  ...all(product, name),
]

function readPublisher(product: Element): string | undefined {
  const publishers = inBlock(product, 'PublishingDetail', 'Publisher')
  const main = publishers.find((one) => ['01', ''].includes(lineIn(one, 'PublishingRole'))) ?? publishers[0]
  const imprint = inBlock(product, 'PublishingDetail', 'Imprint')[0]
  const name =
    (main && lineIn(main, 'PublisherName')) ||
    (imprint && lineIn(imprint, 'ImprintName')) ||
    lineIn(product, 'PublisherName')
  return isNothing(name) ? undefined : name
}

/** By role (list 163): published, else published for the first time. */
const dateRoles = ['01', '11']

function readDate(product: Element, warn: Warn): string | undefined {
  const dates = inBlock(product, 'PublishingDetail', 'PublishingDate')
  const date = dateRoles
    .map((role) => dates.find((one) => lineIn(one, 'PublishingDateRole') === role))
    .find((one) => one !== undefined)
  const written = date ? first(date, 'Date') : first(product, 'PublicationDate')
  const text = rawText(written).trim()
  if (!written || isNothing(text)) return undefined
  const format = written.attributes.dateformat ?? (date ? lineIn(date, 'DateFormat') : '')
  const read = parseDate(text, format)
  if (read === undefined)
    warn(warning('publicationDate', 'date', `“${text.slice(0, 40)}” is no date that we can read. It was left out.`))
  return read
}

/** How many digits each format (list 55) has; any other goes by how many there are. */
const digitsOf: Record<string, number> = { '00': 8, '01': 6, '05': 4, '13': 8, '14': 8, '20': 8, '21': 6, '25': 4 }

export function parseDate(text: string, format: string): string | undefined {
  const digits = /^\d{4}-\d{2}(?:-\d{2})?(?!\d)/.test(text)
    ? text.slice(0, 10).replaceAll('-', '')
    : (/^\d+/.exec(text)?.[0] ?? '')
  const length = digitsOf[format] ?? digits.length
  if (![4, 6, 8].includes(length) || digits.length < length) return undefined
  const part = (from: number, to: number) => (length >= to ? Number(digits.slice(from, to)) : undefined)
  return dateText(Number(digits.slice(0, 4)), part(4, 6), part(6, 8))
}

/** List 64. */
const statuses: Record<string, 'unpublished' | 'published'> = {
  ...{ '02': 'unpublished', '09': 'unpublished', '04': 'published', '06': 'published', '07': 'published' },
}

function readStatus(product: Element, warn: Warn): string | undefined {
  const code = rawText(inBlock(product, 'PublishingDetail', 'PublishingStatus')[0]).trim()
  if (code === '01')
    warn(
      warning(
        'publicationStatus',
        'cancelled',
        'The publisher has cancelled this publication. Check that it may be listed.',
      ),
    )
  return statuses[code]
}

function readEdition(product: Element): string | undefined {
  const of = (name: string) =>
    rawText(inBlock(product, 'DescriptiveDetail', name)[0])
      .replace(/\s+/g, ' ')
      .trim()
  const edition = of('EditionNumber') || plainText(of('EditionStatement'))
  return isNothing(edition) ? undefined : edition
}

/** List 23: the main content, else its pages as they are counted, else as they are numbered. */
const pageTypes = ['00', '11', '05']
const units = { words: '02', pages: '03' }
const wordType = '02'

function readExtents(product: Element): Details {
  const extents = inBlock(product, 'DescriptiveDetail', 'Extent')
  const value = (type: string, unit: string) =>
    extents
      .filter((one) => lineIn(one, 'ExtentType') === type && lineIn(one, 'ExtentUnit') === unit)
      .map((one) => count(lineIn(one, 'ExtentValue')))
      .find((number) => number !== undefined)
  const pages = pageTypes.map((type) => value(type, units.pages)).find((number) => number !== undefined)
  const words = ['00', wordType].map((type) => value(type, units.words)).find((number) => number !== undefined)
  return { pageCount: pages ?? count(lineIn(product, 'NumberOfPages')), wordCount: words }
}

const count = (text: string) => (/^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined)

/** List 41. */
const prizeCodes: Record<string, string> = {
  ...{ '01': 'winner', '02': 'runner-up', '03': 'commended', '04': 'shortlisted', '05': 'longlisted' },
  ...{ '06': 'joint winner', '07': 'nominated' },
}

function readPrizes(product: Element): string | undefined {
  const prizes = [...allAt(product, 'CollateralDetail', 'Prize'), ...all(product, 'Prize')]
  const lines = prizes.map((prize) => {
    const name = plainText(rawText(first(prize, 'PrizeName')))
    const detail = [prizeCodes[lineIn(prize, 'PrizeCode')], lineIn(prize, 'PrizeYear')].filter(
      (part) => part !== undefined && part !== '',
    )
    return isNothing(name) || detail.length === 0 ? name : `${name} (${detail.join(', ')})`
  })
  return lines.filter((line) => !isNothing(line)).join('\n') || undefined
}

/** A picture or a film is named by its address and never fetched here. */
function readLink(
  product: Element,
  type: string,
  typesOf21: string[],
  warn: Warn,
  field: ListingField,
): string | undefined {
  const resources = allAt(product, 'CollateralDetail', 'SupportingResource').filter(
    (one) => lineIn(one, 'ResourceContentType') === type,
  )
  const media = all(product, 'MediaFile').filter((one) => typesOf21.includes(lineIn(one, 'MediaFileTypeCode')))
  const links = [
    ...resources.flatMap((one) => allAt(one, 'ResourceVersion', 'ResourceLink')),
    ...media.flatMap((one) => all(one, 'MediaFileLink')),
  ]
    .map((one) => rawText(one).trim())
    .filter((link) => !isNothing(link))
  const link = links.find((one) => /^https?:\/\//i.test(one))
  if (link === undefined && links.length > 0)
    warn(warning(field, 'address', 'This is not an address on the web, so it was left out.'))
  return link
}
