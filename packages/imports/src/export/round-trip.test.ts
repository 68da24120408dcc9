import { type ListingField, type ListingForm, listingForm } from '@storyright/contracts/http'
import {
  contentRatings,
  contentTypes,
  currencies,
  demographicGenders,
  exclusivities,
  genres,
  mediums,
  publicationStatuses,
  rights,
  territories,
} from '@storyright/contracts/vocabulary'
import { isFullSize } from '@storyright/testing/test-size'
import fc from 'fast-check'
import { fileOf, gather, readWhole } from '../../test/onix-files.ts'
import { recogniseImport } from '../file/recognise.ts'
import { proposeMapping } from '../table/mapping.ts'
import { readTable } from '../table/read-table.ts'
import { rowOfTable } from '../table/row-of-table.ts'
import { csvTemplate, exportCsv } from './csv.ts'
import { exportExcel } from './excel.ts'
import { exportOnix } from './onix.ts'

const runs = isFullSize ? 2000 : 120

/** What is hard to carry: quotes, apostrophes, markup, entities, formulas, dividers, blanks, other scripts. */
const pieces = fc.constantFrom(
  ...[
    'tide',
    'Sea',
    ' ',
    '  ',
    '’',
    "'",
    '"',
    '“',
    ';',
    ',',
    '|',
    '&',
    '&amp;',
    '<b>',
    '</p>',
    ']]>',
    '<!--',
    '=',
    '+',
    '-',
    '@',
  ],
  ...['N/A', 'null', '1.234', '1e5', '0012', 'é', '漢字', 'ß', '…', '£', '%', '(', ')', '\\', '/', ':', 'https://x'],
)
const written = (more: string[], least = 1) =>
  fc
    .array(fc.oneof(pieces, fc.constantFrom(...more)), { minLength: least, maxLength: 12 })
    .map((words) => words.join(''))
const line = written([' '])
const text = written(['\n', '\n\n', '\t', '\r\n'])
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const address = fc.constantFrom(
  'https://example.com/a.jpg',
  'http://example.com/?a=1,2;3&b="x"',
  'https://example.com/é',
)
const words = fc.uniqueArray(line, { maxLength: 4 })
const long = text.map((words) => `${words} It is the year of the great flood, and nobody is where they should be.`)

/** Dates are those that the form's own hints ask for; other ways to write a day are read as one of these. */
const date = fc.constantFrom('2026-03-09', '2026-03', '1868', 'Spring 2027', 'soon; or never')
const forms: fc.Arbitrary<ListingForm> = fc
  .record(
    {
      ...{
        title: line,
        author: line,
        genre: fc.oneof(fc.constantFrom(...genres), line),
        synopsis: long,
        targetAudience: text,
      },
      contentType: fc.constantFrom(...contentTypes),
      rightsAvailable: fc.subarray([...rights], { minLength: 1 }),
      territory: fc.subarray([...territories], { minLength: 1 }),
      askingPrice: fc.integer({ min: 1000, max: 1_000_000_000 }),
      currency: fc.constantFrom(...currencies),
      ...{ medium: orNull(fc.constantFrom(...mediums)), subgenre: orNull(line), logline: orNull(text) },
      contentRating: orNull(fc.constantFrom(...contentRatings)),
      publicationStatus: orNull(fc.constantFrom(...publicationStatuses)),
      ...{ publisher: orNull(line), publicationDate: orNull(date), edition: orNull(fc.oneof(line, fc.constant('2'))) },
      isbn: orNull(fc.constantFrom('9780306406157', '978-0-306-40615-7', '0306406152', 'to follow')),
      pageCount: orNull(fc.integer({ min: 1, max: 100_000 })),
      wordCount: orNull(fc.integer({ min: 1, max: 100_000_000 })),
      exclusivity: orNull(fc.constantFrom(...exclusivities)),
      negotiable: fc.boolean(),
      minimumDeal: orNull(fc.integer({ min: 1, max: 1000 })),
      royaltyPercentage: orNull(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)),
      ...{
        awards: orNull(text),
        reviews: orNull(text),
        salesFigures: orNull(text),
        authorBio: orNull(text),
        agentNotes: orNull(text),
      },
      ...{ marketingMaterials: fc.boolean(), themes: words, keywords: words, attachedTalent: orNull(text) },
      ...{ coverImageUrl: orNull(address), trailerUrl: orNull(address), galleryImages: fc.uniqueArray(address) },
      targetDemographic: orNull(
        fc.record({
          ageRange: fc.constant('18–35'),
          gender: fc.constantFrom(...demographicGenders),
          income: fc.constant(null),
          interests: words,
        }),
      ),
      aiConsent: fc.boolean(),
      rights: fc.constantFrom(
        'World; L; film+tv; always; exclusive',
        'GB; en; all; always; exclusive || US; en, fr; film; ..2029-11-30; non-exclusive',
      ),
    },
    {
      requiredKeys: [
        'title',
        'author',
        'genre',
        'synopsis',
        'targetAudience',
        'contentType',
        'rightsAvailable',
        'territory',
        'askingPrice',
        'currency',
      ],
    },
  )
  .map((raw) => listingForm.safeParse(raw).data)
  .filter((form) => form !== undefined)

async function* listingsOf(...all: ListingForm[]) {
  for (const [index, form] of all.entries()) yield { id: String(index + 1), form }
}
const whole = async (pieces: AsyncGenerator<string>) => (await gather(pieces)).join('')

/** The fields that ONIX has an element for. */
const sayable: ListingField[] = [
  ...([
    'title',
    'author',
    'contentType',
    'medium',
    'genre',
    'subgenre',
    'synopsis',
    'logline',
    'targetAudience',
  ] as const),
  ...([
    'publicationStatus',
    'publisher',
    'publicationDate',
    'isbn',
    'edition',
    'pageCount',
    'wordCount',
    'awards',
  ] as const),
  ...(['reviews', 'themes', 'keywords', 'coverImageUrl', 'trailerUrl', 'authorBio'] as const),
]
const said = (form: ListingForm) =>
  Object.fromEntries(
    sayable
      .map((field) => [field, form[field]])
      .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )

async function rowsOfTable(content: string | Uint8Array) {
  const file = fileOf(content)
  const { columns, rows } = await readTable(file, await recogniseImport(file), (problem) => {
    throw new Error(problem.message)
  })
  const names = columns.map(({ name }) => name)
  return (await gather(rows)).map((row) => rowOfTable(names, proposeMapping(names), row))
}

describe('what is exported and imported again', () => {
  it.each(['3.0', '3.1'] as const)('says the same by ONIX %s', async (version) => {
    await fc.assert(
      fc.asyncProperty(fc.array(forms, { minLength: 1, maxLength: 3 }), async (all) => {
        const xml = await whole(exportOnix(listingsOf(...all), version, 'Example & Sons'))
        const { rows, warnings } = await readWhole(xml)
        expect(warnings).toEqual([])
        expect(rows.map(({ fields }) => fields)).toEqual(all.map(said))
        expect(rows.map(({ reference, notice }) => [reference, notice])).toEqual(
          all.map((_form, index) => [`storyright.${index + 1}`, 'whole']),
        )
      }),
      { numRuns: runs },
    )
  })

  const tables = {
    CSV: (listings: ReturnType<typeof listingsOf>) => whole(exportCsv(listings)),
    Excel: async (listings: ReturnType<typeof listingsOf>) => Buffer.concat(await gather(exportExcel(listings))),
  }
  it.each([
    ['CSV', runs],
    // Each starts a thread; lines end in its own way.
    ['Excel', runs / 12],
  ] as const)('says the same by %s', async (kind, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(forms, { minLength: 1, maxLength: 8 }), async (all) => {
        const rows = await rowsOfTable(await tables[kind](listingsOf(...all)))
        const again = JSON.stringify(
          rows.map(({ fields }) => listingForm.parse(fields)),
          null,
          1,
        )
        const before = JSON.stringify(all, null, 1)
        expect(again).toBe(kind === 'CSV' ? before : before.replaceAll('\\r\\n', '\\n'))
      }),
      { numRuns, endOnFailure: kind === 'Excel' },
    )
  })

  const [form] = fc.sample(forms, { numRuns: 1, seed: 46 }) as [ListingForm]

  it('has a mark, CRLF and an apostrophe before what a spreadsheet would run', async () => {
    const csv = await whole(
      exportCsv(listingsOf({ ...form, title: '=HYPERLINK("http://x")', author: '@Jane', edition: '-1' })),
    )
    expect(csv.startsWith('\ufefftitle,author,')).toBe(true)
    expect(csv.endsWith('\r\n')).toBe(true)
    for (const cell of ['"\'=HYPERLINK(""http://x"")"', "'@Jane", "'-1"]) expect(csv).toContain(cell)
  })

  it('names whom to ask for the rights, and says nothing of rights and prices', async () => {
    const xml = await whole(exportOnix(listingsOf(form), '3.1', 'Example Agency', new Date('2026-11-28T19:30:00Z')))
    expect(xml).toContain(
      '<ProductContactRole>09</ProductContactRole>\n<ProductContactName>Example Agency</ProductContactName>',
    )
    expect(xml).toContain('<SentDateTime>20261128T1930Z</SentDateTime>')
    expect(xml).toContain('<ONIXMessage xmlns="http://ns.editeur.org/onix/3.1/reference" release="3.1">')
    expect(xml).not.toMatch(/SalesRights|Price|Territory/)
  })

  it('is a message without products where there are no listings', async () => {
    expect(await whole(exportOnix(listingsOf(), '3.0', 'Example'))).toContain('<NoProduct/>')
  })

  it('has its example in the template', async () => {
    const [row] = await rowsOfTable(csvTemplate())
    expect(row).toMatchObject({ isbns: ['9780306406157'], problems: [] })
    expect(listingForm.safeParse(row!.fields).error).toBeUndefined()
  })
})
