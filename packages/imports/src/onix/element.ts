import { importLimits } from '@storyright/contracts/vocabulary'
import { decodeHTMLStrict } from 'entities'
import { SaxesParser } from 'saxes'

/** An element under its reference name, with its text and its elements in their order. */
export interface Element {
  name: string
  attributes: Record<string, string>
  content: (Element | string)[]
}

/** Why a record is not well-formed, and where within it: both from 1. */
export class BrokenXml extends Error {
  readonly line: number
  readonly column: number
  constructor(message: string, line: number, column: number) {
    super(message)
    this.line = line
    this.column = column
  }
}

/** HTML's entities have names that XML does not know, and files use them all the same. */
const htmlEntities: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    get(_none, name) {
      if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9]{0,40}$/.test(name)) return undefined
      const reference = `&${name};`
      const decoded = decodeHTMLStrict(reference)
      return decoded === reference ? undefined : decoded
    },
  },
)

/** Reads one record, which is a document of its own. */
export function parseElement(xml: string): Element {
  const parser = new SaxesParser()
  parser.ENTITIES = htmlEntities
  const root: Element = { name: '', attributes: {}, content: [] }
  const open: Element[] = [root]
  const fail = (message: string): never => {
    throw new BrokenXml(message, parser.line, parser.columnIndex + 1)
  }
  const addText = (text: string) => open.at(-1)!.content.push(text)
  parser.on('error', (thrown) => fail(thrown.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')))
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > importLimits.depth) fail(`elements stand in one another more than ${importLimits.depth} deep`)
    const element: Element = { name: referenceName(name), attributes: { ...attributes }, content: [] }
    open.at(-1)!.content.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  return (root.content.find((one) => typeof one !== 'string') as Element | undefined) ?? fail('it holds no element')
}

export const elementsIn = (parent: Element): Element[] => parent.content.filter((one) => typeof one !== 'string')

/** The children of this name. */
export const all = (parent: Element | undefined, name: string): Element[] =>
  parent ? elementsIn(parent).filter((one) => one.name === name) : []

/** The children of this name at the end of a way: each step may have several. */
export const allAt = (parent: Element | undefined, ...way: string[]): Element[] =>
  way.reduce<Element[]>((found, name) => found.flatMap((one) => all(one, name)), parent ? [parent] : [])

export const first = (parent: Element | undefined, name: string): Element | undefined => all(parent, name)[0]

/** Everything that is written in an element, as it is. */
export const rawText = (element: Element | undefined): string =>
  element ? element.content.map((one) => (typeof one === 'string' ? one : rawText(one))).join('') : ''

/** The first child of this name as one line: a code, a name. */
export const lineIn = (parent: Element | undefined, name: string): string =>
  rawText(first(parent, name)).replace(/\s+/g, ' ').trim()

/** Short tags, and the names of ONIX 2.1, by the reference name that the readers use; what is not read is not here. */
const shortTags = {
  ...{ a001: 'RecordReference', a002: 'NotificationType', b221: 'ProductIDType', b233: 'IDTypeName', b244: 'IDValue' },
  ...{ x314: 'ProductComposition', b012: 'ProductForm', b202: 'TitleType', x409: 'TitleElementLevel' },
  ...{
    x410: 'PartNumber',
    b203: 'TitleText',
    b030: 'TitlePrefix',
    b031: 'TitleWithoutPrefix',
    b028: 'DistinctiveTitle',
  },
  ...{ b034: 'SequenceNumber', b035: 'ContributorRole', b036: 'PersonName', b037: 'PersonNameInverted' },
  ...{
    b038: 'TitlesBeforeNames',
    b039: 'NamesBeforeKey',
    b247: 'PrefixToKey',
    b040: 'KeyNames',
    b041: 'NamesAfterKey',
  },
  ...{ b248: 'SuffixToKey', b047: 'CorporateName', b249: 'UnnamedPersons', b044: 'BiographicalNote' },
  ...{ b057: 'EditionNumber', b058: 'EditionStatement', b218: 'ExtentType', b219: 'ExtentValue', b220: 'ExtentUnit' },
  ...{
    b061: 'NumberOfPages',
    x425: 'MainSubject',
    b191: 'MainSubjectSchemeIdentifier',
    b067: 'SubjectSchemeIdentifier',
  },
  ...{ b171: 'SubjectSchemeName', b069: 'SubjectCode', b070: 'SubjectHeadingText', b064: 'BASICMainSubject' },
  ...{ b065: 'BICMainSubject', b204: 'AudienceCodeType', b206: 'AudienceCodeValue', b073: 'AudienceCode' },
  ...{ b207: 'AudienceDescription', x426: 'TextType', d102: 'TextTypeCode', x427: 'ContentAudience', d104: 'Text' },
  ...{ d107: 'TextAuthor', b374: 'TextSourceCorporate', x428: 'SourceTitle', x436: 'ResourceContentType' },
  ...{ x437: 'ResourceMode', x435: 'ResourceLink', f114: 'MediaFileTypeCode', f117: 'MediaFileLink' },
  ...{ g126: 'PrizeName', g127: 'PrizeYear', g129: 'PrizeCode', b079: 'ImprintName', b291: 'PublishingRole' },
  ...{ b081: 'PublisherName', b394: 'PublishingStatus', x448: 'PublishingDateRole', b306: 'Date', j260: 'DateFormat' },
  ...{ b003: 'PublicationDate', x454: 'WorkRelationCode', b201: 'WorkIDType', x455: 'ProductRelationCode' },
  ...{ h208: 'RelationCode', b004: 'ISBN', b005: 'EAN13', b018: 'TitleOfSeries', b019: 'NumberWithinSeries' },
}

/** Composites have their reference name in small letters as their short tag. */
const composites = [
  ...['Product', 'ProductIdentifier', 'DescriptiveDetail', 'Collection', 'TitleDetail', 'TitleElement', 'Title'],
  ...['Series', 'Contributor', 'Extent', 'Subject', 'MainSubject', 'Audience', 'CollateralDetail', 'TextContent'],
  ...['OtherText', 'SupportingResource', 'ResourceVersion', 'MediaFile', 'Prize', 'PublishingDetail', 'Imprint'],
  ...['Publisher', 'PublishingDate', 'RelatedMaterial', 'RelatedWork', 'RelatedProduct', 'WorkIdentifier'],
  ...['ProductPart', 'ContainedItem', 'ContentDetail', 'ContentItem'],
]

const references: ReadonlyMap<string, string> = new Map([
  ...Object.entries(shortTags),
  ...composites.map((name): [string, string] => [name.toLowerCase(), name]),
])

/** The reference name of an element, whatever its prefix and whichever tags the file uses. */
function referenceName(tag: string): string {
  const local = tag.slice(tag.indexOf(':') + 1)
  return references.get(local) ?? local
}

export const shortTagOf: ReadonlyMap<string, string> = new Map([...references].map(([short, name]) => [name, short]))
