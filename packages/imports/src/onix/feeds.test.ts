import { readFileSync } from 'node:fs'
import { readWhole } from '../../test/onix-files.ts'

const fixture = (name: string) => readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url), 'utf8')

describe('feeds as publishers send them', () => {
  it('reads ONIX 2.1 with a DOCTYPE, Latin-1 and HTML in CDATA', async () => {
    const { rows, warnings } = await readWhole(Buffer.from(fixture('onix-21-reference.xml'), 'latin1'))
    expect(warnings).toEqual([])
    expect(rows).toMatchObject([
      {
        ...{
          reference: 'EXP-0001',
          notice: 'whole',
          isbns: ['9780306406157'],
          rank: '02018-03-09',
          line: 8,
          column: 3,
        },
        ...{ works: ['01:Example work:W-17'], editions: ['9781861972712'], problems: [] },
      },
      { reference: 'EXP-0002', notice: 'delete', isbns: ['9780007149841'], problems: [{ code: 'delete' }] },
    ])
    expect(rows[0]!.fields).toEqual({
      ...{ title: 'The Drowned Fair & Other Tides', author: 'Åse Blåberg', contentType: 'book', isbn: '9780306406157' },
      ...{ genre: 'Mystery', keywords: ['harbour', 'ferry', 'fog'], targetAudience: 'General adults' },
      synopsis: 'A fair comes to a town that isn’t there any more.\nAnd nobody asks who sold the tickets.',
      logline: 'A fair comes to a town that isn’t there.',
      ...{ reviews: '“Unmissable”\n— The Paper', authorBio: 'Åse Blåberg lives by the sea.' },
      ...{ awards: 'Tide Prize (winner, 2018)', publisher: 'Example Press', publicationStatus: 'published' },
      ...{
        publicationDate: '2018-03-09',
        edition: '3',
        pageCount: 288,
        coverImageUrl: 'http://example.com/covers/1.jpg',
      },
    })
  })

  it('reads ONIX 3.0 in short tags with a prefix, and XHTML in them', async () => {
    const { rows, warnings } = await readWhole(fixture('onix-30-short.xml'))
    expect(warnings).toEqual([])
    expect(rows).toMatchObject([
      { reference: 'com.example.tides.3', isbns: ['9781861972712'], works: ['11::A0220260000123'], rank: '12027-03' },
    ])
    expect(rows[0]!.fields).toEqual({
      ...{
        title: 'Tides, Volume 3',
        author: 'María José Núñez and Studio Marée',
        contentType: 'book',
        medium: 'comic',
      },
      ...{ genre: 'Fiction', targetAudience: 'Young adults', isbn: '9781861972712', pageCount: 212 },
      synopsis: 'The sea takes another street.\n\nThis time it leaves something behind – a door.',
      ...{ publisher: 'Example Verlag', publicationStatus: 'unpublished', publicationDate: '2027-03' },
      coverImageUrl: 'https://example.com/covers/3.jpg',
    })
  })
})
