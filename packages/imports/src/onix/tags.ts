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
export function referenceName(tag: string): string {
  const local = tag.slice(tag.indexOf(':') + 1)
  return references.get(local) ?? local
}

export const shortTagOf: ReadonlyMap<string, string> = new Map([...references].map(([short, name]) => [name, short]))
