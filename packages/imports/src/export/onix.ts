import type { ListingForm } from '@storyright/contracts/http'
import { isbn13 } from '@storyright/contracts/vocabulary'
import { thema } from '../onix/genres.ts'
import {
  dateAsText,
  keywordScheme,
  noPublisher,
  ownIsbn,
  ownReference,
  ownSchemes,
  ownTexts,
} from '../onix/own-record.ts'
import { element, type XmlNode } from './xml.ts'

export interface ExportedListing {
  id: string
  form: ListingForm
}

/**
 * Listings as an ONIX message in reference tags, piece by piece. It says nothing about the rights in a listing: `SalesRights` are those of
 * a book in shops. What ONIX has no code for stands under names of our own, so that the file can be imported again.
 */
export async function* exportOnix(
  listings: AsyncIterable<ExportedListing>,
  version: '3.0' | '3.1',
  sender: string,
  sentAt: Date = new Date(),
): AsyncGenerator<string> {
  const moment = sentAt.toISOString().replace(/[-:]/g, '').slice(0, 13)
  const header = element(
    'Header',
    element('Sender', element('SenderName', sender)),
    element('SentDateTime', `${moment}Z`),
  )
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage xmlns="http://ns.editeur.org/onix/${version}/reference" release="${version}">\n${header.xml}\n`
  let count = 0
  for await (const listing of listings) {
    count += 1
    yield `${product(listing, sender).xml}\n`
  }
  if (count === 0) yield '<NoProduct/>\n'
  yield '</ONIXMessage>\n'
}

function product({ id, form }: ExportedListing, sender: string): XmlNode {
  return element(
    'Product',
    element('RecordReference', `${ownReference}${id}`),
    element('NotificationType', '03'),
    identifiers(id, form.isbn),
    descriptive(form),
    collateral(form),
    publishing(form, sender),
  )
}

function identifiers(id: string, isbn: string | null): XmlNode[] {
  const valid = isbn13(isbn)
  const proprietary = (name: string, value: string) =>
    element('ProductIdentifier', element('ProductIDType', '01'), element('IDTypeName', name), element('IDValue', value))
  return [
    ...(valid ? [element('ProductIdentifier', element('ProductIDType', '15'), element('IDValue', valid))] : []),
    proprietary('Storyright listing', id),
    ...(isbn && isbn !== valid ? [proprietary(ownIsbn, isbn)] : []),
  ]
}

/** List 150: a game, a book, or what is none of its forms. */
const formOf = ({ medium, contentType }: ListingForm) =>
  medium === 'game' ? 'ZE' : ['book', 'manuscript'].includes(contentType) ? 'BA' : '00'

function descriptive(form: ListingForm): XmlNode {
  const extent = (type: string, value: number | null, unit: string) =>
    value === null
      ? null
      : element('Extent', element('ExtentType', type), element('ExtentValue', value), element('ExtentUnit', unit))
  return element(
    'DescriptiveDetail',
    element('ProductComposition', '00'),
    element('ProductForm', formOf(form)),
    element(
      'TitleDetail',
      element('TitleType', '01'),
      element('TitleElement', element('TitleElementLevel', '01'), element('TitleText', form.title)),
    ),
    element(
      'Contributor',
      element('SequenceNumber', '1'),
      element('ContributorRole', 'A01'),
      element('PersonName', form.author),
    ),
    form.edition && element(/^[1-9]\d{0,3}$/.test(form.edition) ? 'EditionNumber' : 'EditionStatement', form.edition),
    extent('00', form.pageCount, '03'),
    extent('02', form.wordCount, '02'),
    subjects(form),
    element('AudienceDescription', form.targetAudience),
  )
}

/** The one code of Thema that says a genre best. */
const codeOf = (genre: string) =>
  genre === 'Fiction' ? 'FB' : Object.keys(thema).find((code) => code !== 'Y' && thema[code] === genre)

function subjects(form: ListingForm): XmlNode[] {
  const code = codeOf(form.genre)
  const own = (field: keyof typeof ownSchemes, heading: string | null) =>
    heading === null
      ? []
      : [
          element(
            'Subject',
            element('SubjectSchemeIdentifier', '24'),
            element('SubjectSchemeName', ownSchemes[field]),
            element('SubjectHeadingText', heading),
          ),
        ]
  return [
    ...(code
      ? [
          element(
            'Subject',
            { xml: '<MainSubject/>' },
            element('SubjectSchemeIdentifier', '93'),
            element('SubjectCode', code),
          ),
        ]
      : []),
    ...own('genre', form.genre),
    ...own('subgenre', form.subgenre),
    ...own('contentType', form.contentType),
    ...own('medium', form.medium),
    ...own('publicationStatus', form.publicationStatus),
    ...form.themes.flatMap((theme) => own('themes', theme)),
    ...form.keywords.map((keyword) =>
      element('Subject', element('SubjectSchemeIdentifier', keywordScheme), element('SubjectHeadingText', keyword)),
    ),
  ]
}

function collateral(form: ListingForm): XmlNode {
  const texts = Object.entries(ownTexts).flatMap(([field, type]) => {
    const text = form[field as keyof typeof ownTexts]
    if (text === null) return []
    const audience = element('ContentAudience', '00')
    return [element('TextContent', element('TextType', type), audience, element('Text', text))]
  })
  const resource = (type: string, mode: string, link: string | null) =>
    link === null
      ? null
      : element(
          'SupportingResource',
          element('ResourceContentType', type),
          element('ContentAudience', '00'),
          element('ResourceMode', mode),
          element('ResourceVersion', element('ResourceForm', '01'), element('ResourceLink', link)),
        )
  return element(
    'CollateralDetail',
    texts,
    resource('01', '03', form.coverImageUrl),
    resource('26', '05', form.trailerUrl),
    prizes(form.awards).map((prize) => element('Prize', element('PrizeName', prize))),
  )
}

/** A prize on each line, unless there are blank ones, which would be lost. */
function prizes(awards: string | null): string[] {
  const lines = (awards ?? '').split('\n')
  if (awards === null) return []
  return lines.every((line) => line !== '') ? lines : [awards]
}

/** List 64. */
const statusCodes: Record<string, string> = { published: '04', 'self-published': '04', unpublished: '02' }

function publishing(form: ListingForm, sender: string): XmlNode {
  const status = form.publicationStatus && statusCodes[form.publicationStatus]
  return element(
    'PublishingDetail',
    element('Publisher', element('PublishingRole', '01'), element('PublisherName', form.publisher ?? noPublisher)),
    // Whom to ask for the rights.
    element('ProductContact', element('ProductContactRole', '09'), element('ProductContactName', sender)),
    status && element('PublishingStatus', status),
    form.publicationDate &&
      element('PublishingDate', element('PublishingDateRole', '01'), dateElement(form.publicationDate)),
  )
}

/** List 55; any other words are a date as text. */
const dateFormats: [form: RegExp, code: string][] = [
  [/^[12]\d{3}-\d{2}-\d{2}$/, '00'],
  [/^[12]\d{3}-\d{2}$/, '01'],
  [/^[12]\d{3}$/, '05'],
]

function dateElement(date: string): XmlNode {
  const code = dateFormats.find(([form]) => form.test(date))?.[1]
  return element(`Date dateformat="${code ?? dateAsText}"`, code ? date.replaceAll('-', '') : date)
}
