import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

interface OnixFileInput {
  records: number
  /** How long the whole file is, about. */
  bytes: number
}

/** Writes an ONIX file of made-up books, each different, with the texts that publishers send: HTML, most of it a review or an extract. */
export const writeOnixFile = (file: string, input: OnixFileInput): Promise<void> =>
  pipeline(Readable.from(piecesOf(input)), createWriteStream(file))

function* piecesOf({ records, bytes }: OnixFileInput): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
<Header><Sender><SenderName>Made-up Press</SenderName></Sender><SentDateTime>20261128</SentDateTime></Header>\n`
  const each = Math.floor(bytes / records)
  for (let n = 1; n <= records; n += 1) {
    const bare = product(n, '')
    yield product(n, prose(n, each - bare.length))
  }
  yield '</ONIXMessage>\n'
}

const words =
  'harbour lantern salt winter clerk sister letter river glass orchard debt witness chapel storm ledger garden border signal island verdict'.split(
    ' ',
  )
const word = (n: number) => words[n % words.length]!
const name = (n: number) => word(n).replace(/^./, (first) => first.toUpperCase())
const subjects = ['FF', 'FH', 'FM', 'FL', 'FR', 'FV', 'FBA', 'DNB', 'YF', 'FK']

const title = (n: number) => `The ${name(n)} and the ${name(Math.floor(n / 20) + 7)}, ${n}`
const author = (n: number) => `${name(n * 3 + 1)} ${name(Math.floor(n / 7))}son`

function prose(n: number, length: number): string {
  let text = ''
  for (let sentence = n; text.length < length; sentence += 1) {
    const said = Array.from({ length: 14 }, (_none, place) => word(sentence * 5 + place * (3 + (sentence % 4)))).join(
      ' ',
    )
    text += `<p>${said.replace(/^./, (first) => first.toUpperCase())} &amp; nothing &#8212; <em>${word(sentence)}</em>.</p>\n`
  }
  return text
}

function isbn(n: number): string {
  const digits = `97817${String(n).padStart(7, '0')}`
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return digits + ((10 - (sum % 10)) % 10)
}

const product = (n: number, extract: string) => `<Product>
  <RecordReference>made-up.example.${n}</RecordReference>
  <NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn(n)}</IDValue></ProductIdentifier>
  <DescriptiveDetail>
    <ProductComposition>00</ProductComposition><ProductForm>BB</ProductForm>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title(n)}</TitleText></TitleElement></TitleDetail>
    <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>${author(n)}</PersonName>
      <BiographicalNote><![CDATA[<p>${author(n)} was a ${word(n)} keeper.</p>]]></BiographicalNote></Contributor>
    <Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
    <Extent><ExtentType>00</ExtentType><ExtentValue>${200 + (n % 300)}</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
    <Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>${subjects[n % subjects.length]}</SubjectCode></Subject>
    <Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>${word(n)}; ${word(n + 3)}; ${word(n + 5)}</SubjectHeadingText></Subject>
    <Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>01</AudienceCodeValue></Audience>
  </DescriptiveDetail>
  <CollateralDetail>
    <TextContent><TextType>02</TextType><ContentAudience>00</ContentAudience><Text>A ${word(n)} finds out what the ${word(n + 1)} hid.</Text></TextContent>
    <TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="02"><![CDATA[<p>In record ${n}, a <b>${word(n)}</b> keeps the only ${word(n + 2)} on the island, and nobody asks whose it was.</p>${prose(n + 50_000, 900)}]]></Text></TextContent>
    <TextContent><TextType>14</TextType><ContentAudience>00</ContentAudience><Text textformat="02"><![CDATA[${extract}]]></Text></TextContent>
  </CollateralDetail>
  <PublishingDetail>
    <Publisher><PublishingRole>01</PublishingRole><PublisherName>Made-up Press</PublisherName></Publisher>
    <PublishingStatus>04</PublishingStatus>
    <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">2025${String((n % 12) + 1).padStart(2, '0')}15</Date></PublishingDate>
  </PublishingDetail>
  <ProductSupply><SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>Made-up Press</SupplierName></Supplier>
    <ProductAvailability>20</ProductAvailability><Price><PriceType>02</PriceType><PriceAmount>18.99</PriceAmount><CurrencyCode>GBP</CurrencyCode></Price></SupplyDetail></ProductSupply>
</Product>
`
