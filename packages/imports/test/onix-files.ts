import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImportProblem } from '@storyright/contracts/http'
import { recogniseImport } from '../src/file/recognise.ts'
import { readOnix } from '../src/onix/read-onix.ts'
import type { SourceRow } from '../src/source-row.ts'

let folder: string | undefined
let files = 0

/** A file with this in it, until the tests of this process end. */
export function fileOf(content: string | Uint8Array): string {
  if (folder === undefined) {
    folder = mkdtempSync(path.join(tmpdir(), 'imports-'))
    const made = folder
    process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  }
  files += 1
  const name = path.join(folder, String(files))
  writeFileSync(name, content)
  return name
}

export interface ReadFile {
  rows: SourceRow[]
  warnings: ImportProblem[]
}

export async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const gathered: Item[] = []
  for await (const item of items) gathered.push(item)
  return gathered
}

/** Everything that an ONIX file says. */
export async function readWhole(content: string | Uint8Array): Promise<ReadFile> {
  const file = fileOf(content)
  const warnings: ImportProblem[] = []
  const rows = await gather(readOnix(file, await recogniseImport(file), (problem) => warnings.push(problem)))
  return { rows, warnings }
}

/** A message in reference tags with these products. */
export const message = (...products: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage xmlns="http://ns.editeur.org/onix/3.0/reference" release="3.0">
<Header><Sender><SenderName>Example Press</SenderName></Sender><SentDateTime>20261101</SentDateTime></Header>
${products.join('\n')}
</ONIXMessage>
`

interface Parts {
  reference?: string
  notification?: string
  isbn?: string
  identifiers?: string
  form?: string
  title?: string
  descriptive?: string
  contributors?: string
  collateral?: string
  publishing?: string
  related?: string
}

export const author = (name: string, more = '<ContributorRole>A01</ContributorRole>') =>
  `<Contributor>${more}<PersonName>${name}</PersonName></Contributor>`

/** A product of ONIX 3.0 in reference tags; what is not given is something usual. */
export const product = ({
  reference = 'example.1',
  notification = '03',
  isbn = '9780306406157',
  identifiers = '',
  form = 'BC',
  title = '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>The Long Tide</TitleText></TitleElement></TitleDetail>',
  contributors = author('Jane Doe'),
  descriptive = '',
  collateral = '',
  publishing = '',
  related = '',
}: Parts = {}) => `<Product>
  <RecordReference>${reference}</RecordReference><NotificationType>${notification}</NotificationType>
  ${isbn && `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>`}${identifiers}
  <DescriptiveDetail><ProductComposition>00</ProductComposition><ProductForm>${form}</ProductForm>
  ${title}${contributors}${descriptive}</DescriptiveDetail>
  ${collateral && `<CollateralDetail>${collateral}</CollateralDetail>`}
  <PublishingDetail>${publishing}</PublishingDetail>
  ${related && `<RelatedMaterial>${related}</RelatedMaterial>`}
</Product>`

export const textContent = (type: string, text: string, { audience = '00', format = '' } = {}) =>
  `<TextContent><TextType>${type}</TextType><ContentAudience>${audience}</ContentAudience><Text${format && ` textformat="${format}"`}>${text}</Text></TextContent>`

/** The fields of the only product of a message. */
export async function fieldsOf(parts: Parts) {
  const { rows } = await readWhole(message(product(parts)))
  return rows[0]!.fields
}
