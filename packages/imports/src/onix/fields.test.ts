import { author, fieldsOf, message, product, readWhole, textContent } from '../../test/onix-files.ts'

const titleDetail = (...elements: string[]) =>
  `<TitleDetail><TitleType>01</TitleType>${elements.map((one) => `<TitleElement>${one}</TitleElement>`).join('')}</TitleDetail>`
const own = '<TitleElementLevel>01</TitleElementLevel>'
const rowOf = async (...parts: Parameters<typeof product>) => (await readWhole(message(product(...parts)))).rows[0]!

describe('the title of a record', () => {
  it.each([
    [
      'prefix and title',
      `${own}<TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Long Tide</TitleWithoutPrefix>`,
      'The Long Tide',
    ],
    [
      'a French prefix',
      `${own}<TitlePrefix>L’</TitlePrefix><TitleWithoutPrefix>Étranger</TitleWithoutPrefix>`,
      'L’Étranger',
    ],
    ['no subtitle', `${own}<TitleText>Tide</TitleText><Subtitle>A Novel</Subtitle>`, 'Tide'],
    ['one line', `${own}<TitleText>The\n   Long   Tide</TitleText>`, 'The Long Tide'],
  ])('is %s', async (_name, element, title) => {
    expect(await fieldsOf({ title: titleDetail(element) })).toMatchObject({ title })
  })

  it('is the collection and the number of a part that has no other', async () => {
    const collection = '<TitleElementLevel>02</TitleElementLevel><TitleText>Tides</TitleText>'
    const title = titleDetail(collection, `${own}<PartNumber>Book 3</PartNumber>`)
    expect(await fieldsOf({ title })).toMatchObject({ title: 'Tides, Book 3' })
  })

  it('is the distinctive one among several', async () => {
    const other = titleDetail(`${own}<TitleText>Marée</TitleText>`).replace('>01</TitleType>', '>03</TitleType>')
    const title = other + titleDetail(`${own}<TitleText>Tide</TitleText>`)
    expect(await fieldsOf({ title })).toMatchObject({ title: 'Tide' })
  })

  it('is cut at a word where it is too long, with a warning', async () => {
    const { fields, problems } = await rowOf({
      title: titleDetail(`${own}<TitleText>${'tide '.repeat(60)}</TitleText>`),
    })
    expect(fields.title).toMatch(/^(?:tide ){2,}tide\.\.\.$/)
    expect(problems).toMatchObject([{ field: 'title', code: 'cut', level: 'warning', line: 4 }])
  })
})

describe('the author of a record', () => {
  const person = (role: string, name: string, sequence = '') =>
    `<Contributor>${sequence && `<SequenceNumber>${sequence}</SequenceNumber>`}<ContributorRole>${role}</ContributorRole>${name}</Contributor>`
  const called = (name: string) => `<PersonName>${name}</PersonName>`

  it.each([
    ['two in their sequence', person('A01', called('B'), '2') + person('A01', called('A'), '1'), 'A and B'],
    ['three', ['A', 'B', 'C'].map((name) => person('A01', called(name))).join(''), 'A, B and C'],
    [
      'authors before illustrators and translators',
      person('A12', called('X')) + person('B06', called('Y')) + person('A01', called('A')),
      'A',
    ],
    [
      'whoever wrote with another, then a screenplay, then a text',
      person('A14', called('C')) + person('A03', called('B')) + person('A09', called('A')),
      'A',
    ],
    ['whoever wrote the screenplay, before the text', person('A14', called('C')) + person('A03', called('B')), 'B'],
    ['the editor where there is none', person('B01', called('A')), 'A (ed.)'],
    ['two editors', person('B01', called('A')) + person('B01', called('B')), 'A and B (eds)'],
    [
      'given and key names',
      person('A01', '<NamesBeforeKey>Ursula K.</NamesBeforeKey><PrefixToKey>Le</PrefixToKey><KeyNames>Guin</KeyNames>'),
      'Ursula K. Le Guin',
    ],
    [
      'an inverted name turned round',
      person('A01', '<PersonNameInverted>King, Martin Luther, Jr</PersonNameInverted>'),
      'Martin Luther King, Jr',
    ],
    ['a company', person('A01', '<CorporateName>The Met Office</CorporateName>'), 'The Met Office'],
    ['nobody known', person('A01', '<UnnamedPersons>02</UnnamedPersons>'), 'Anonymous'],
    ['many', person('A01', '<UnnamedPersons>04</UnnamedPersons>'), 'Various'],
    [
      'the first of very many',
      Array.from({ length: 12 }, (_, n) => person('A01', called(`Author Number ${n}`))).join(''),
      'Author Number 0 and others',
    ],
  ])('is %s', async (_name, contributors, expected) => {
    expect(await fieldsOf({ contributors })).toMatchObject({ author: expected })
  })
})

describe('the texts of a record', () => {
  const long = 'It is the year of the great flood, and nobody is where they should be.'

  it.each([
    ['XHTML', `<p>One &amp; <em>only</em>.</p>\n  <p>Two<br/>three</p><ul><li>a</li><li>b</li></ul>`],
    ['HTML in CDATA', '<![CDATA[<p>One &amp; <em>only</em>.</p>\n<p>Two<br>three</p><ul><li>a<li>b</ul>]]>'],
    [
      'escaped HTML',
      '&lt;p&gt;One &amp;amp; &lt;em&gt;only&lt;/em&gt;.&lt;/p&gt;&lt;p&gt;Two&lt;br /&gt;three&lt;/p&gt;&lt;ul&gt;&lt;li&gt;a&lt;/li&gt;&lt;li&gt;b&lt;/li&gt;&lt;/ul&gt;',
    ],
    [
      'HTML escaped twice',
      '&amp;lt;p&amp;gt;One &amp;amp;amp; only.&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Two&amp;lt;br&amp;gt;three&amp;lt;/p&amp;gt;&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;a&amp;lt;/li&amp;gt;&amp;lt;li&amp;gt;b&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;',
    ],
    [
      'scripts, styles and comments',
      '<![CDATA[<style>p { color: red }</style><p>One & only.<!-- not this --></p><script>alert("<p>no</p>")</script><div><p>Two<BR>three</p></div><ul><li>a</li><li>b</li></ul>]]>',
    ],
  ])('are plain where they are %s', async (_name, text) => {
    const { synopsis } = await fieldsOf({
      collateral: textContent('03', `<p>${long}</p>${text}`).replace(/<p>(.*?)<\/p>(?=<!\[CDATA|&)/, '$1 '),
    })
    expect(String(synopsis).slice(long.length).trim()).toBe('One & only.\n\nTwo\nthree\n\na\nb')
  })

  it('keep a sign that only looks like markup', async () => {
    const { synopsis } = await fieldsOf({
      collateral: textContent('03', `${long} 3 &lt; 4, AT&amp;T, &lt;sic&gt; x&lt;y.`),
    })
    expect(synopsis).toBe(`${long} 3 < 4, AT&T, <sic> x<y.`)
  })

  it('are the long one as the synopsis and the short one as the logline', async () => {
    const collateral = textContent('02', 'A flood, and a debt.') + textContent('03', long)
    expect(await fieldsOf({ collateral })).toMatchObject({ synopsis: long, logline: 'A flood, and a debt.' })
  })

  it('are those for everybody, else for readers, and never a restricted one', async () => {
    const restricted =
      textContent('03', `Secret: ${long}`, { audience: '01' }) + textContent('03', `Trade: ${long}`, { audience: '02' })
    expect(await fieldsOf({ collateral: restricted })).not.toHaveProperty('synopsis')
    const readers = restricted + textContent('03', long, { audience: '03' })
    expect(await fieldsOf({ collateral: readers })).toMatchObject({ synopsis: long })
    const both = readers + textContent('03', `${long} Really.`)
    expect(await fieldsOf({ collateral: both })).toMatchObject({ synopsis: `${long} Really.` })
  })

  it('are cut at the end of a sentence', async () => {
    const { fields, problems } = await rowOf({ collateral: textContent('03', 'It rains. '.repeat(300)) })
    expect(String(fields.synopsis)).toMatch(/^(?:It rains\. )+It rains\.$/)
    expect(String(fields.synopsis).length).toBeGreaterThan(1980)
    expect(problems).toMatchObject([{ field: 'synopsis', code: 'cut' }])
  })

  it('are nothing where they say nothing', async () => {
    const collateral = ['N/A', 'null', '-', 'TBC', ' ', '<p>n/a</p>'].map((text) => textContent('03', text)).join('')
    expect(await fieldsOf({ collateral })).not.toHaveProperty('synopsis')
  })

  it('name who said it and who it is about', async () => {
    const review = textContent('06', '“Superb.”').replace(
      '</Text>',
      '</Text><TextAuthor>A. Critic</TextAuthor><SourceTitle>The Paper</SourceTitle>',
    )
    const contributors = author('Jane Doe').replace(
      '</Contributor>',
      '<BiographicalNote>Jane Doe &lt;i&gt;writes&lt;/i&gt;.</BiographicalNote></Contributor>',
    )
    expect(await fieldsOf({ collateral: review, contributors })).toMatchObject({
      reviews: '“Superb.”\n— A. Critic, The Paper',
      authorBio: 'Jane Doe writes.',
    })
  })
})

describe('what a record is about', () => {
  const subject = (scheme: string, code: string, isMain = false) =>
    `<Subject>${isMain ? '<MainSubject/>' : ''}<SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier><SubjectCode>${code}</SubjectCode></Subject>`
  const youth = '<Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>03</AudienceCodeValue></Audience>'

  it.each([
    ['Crime', subject('93', 'FBA') + subject('93', 'FFL', true)],
    ['War', subject('93', 'FJMF')],
    ['Adventure', subject('93', 'FJH')],
    ['Horror', subject('93', 'FKC')],
    ['Sci-Fi', subject('93', 'FLS')],
    ['Fantasy', subject('93', 'FMR')],
    ['Romance', subject('93', 'FRD')],
    ['Family Saga', subject('93', 'FT')],
    ['Comedy', subject('93', 'FU')],
    ['Historical', subject('93', 'FV')],
    ['Fiction', subject('93', 'FBA')],
    ['Fiction', subject('93', 'XAK')],
    ['Memoir', subject('93', 'DNC')],
    ['True Crime', subject('93', 'DNXC')],
    ['Biography', subject('93', 'DNBL')],
    ['Non-Fiction', subject('93', 'NHD')],
    ["Children's", subject('93', 'YFB')],
    ['Young Adult', subject('93', 'YFB') + youth],
    ['Romance', subject('10', 'FIC027020')],
    ['Historical', subject('12', 'FV')],
    ['Thriller', subject('10', 'FIC027020') + subject('93', 'FHD')],
  ])('is %s', async (genre, descriptive) => {
    expect(await fieldsOf({ descriptive })).toMatchObject({ genre })
  })

  it('is a comic by its subject and a game by its form, and keywords are its own', async () => {
    const keywords =
      '<Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>flood; sea, salt ;; flood</SubjectHeadingText></Subject>'
    expect(await fieldsOf({ descriptive: subject('93', 'XAK') + keywords })).toMatchObject({
      medium: 'comic',
      keywords: ['flood', 'sea, salt'],
    })
    expect(await fieldsOf({ form: 'ZE' })).toMatchObject({ medium: 'game' })
    expect(await fieldsOf({ descriptive: youth })).toMatchObject({ targetAudience: 'Young adults' })
  })
})

describe('the details of a record', () => {
  const dated = (date: string, role = '01') =>
    `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole>${date}</PublishingDate>`
  it.each([
    ['2026-03-09', '<Date dateformat="00">20260309</Date>'],
    ['2026-03', '<DateFormat>01</DateFormat><Date>202603</Date>'],
    ['2026', '<Date>2026</Date>'],
    ['2026-03-09', '<Date>2026-03-09</Date>'],
    ['2026-03-09', '<Date dateformat="14">20260309T0930Z</Date>'],
    [undefined, '<Date>20260231</Date>'],
    [undefined, '<Date dateformat="12">spring</Date>'],
  ])('have the date %s', async (expected, date) => {
    const { fields, problems } = await rowOf({ publishing: dated('<Date>2001</Date>', '11') + dated(date) })
    expect(fields.publicationDate).toBe(expected)
    expect(problems.map(({ code }) => code)).toEqual(expected ? [] : ['date'])
  })

  it.each([
    ['02', 'unpublished', []],
    ['09', 'unpublished', []],
    ['04', 'published', []],
    ['06', 'published', []],
    ['07', 'published', []],
    ['01', undefined, ['cancelled']],
  ])('have a status for %s', async (code, publicationStatus, warned) => {
    const { fields, problems } = await rowOf({ publishing: `<PublishingStatus>${code}</PublishingStatus>` })
    expect(fields.publicationStatus).toBe(publicationStatus)
    expect(problems.map((problem) => problem.code)).toEqual(warned)
  })

  it('have lengths, a publisher, an edition, prizes, a cover and a trailer', async () => {
    const extent = (type: string, value: string, unit: string) =>
      `<Extent><ExtentType>${type}</ExtentType><ExtentValue>${value}</ExtentValue><ExtentUnit>${unit}</ExtentUnit></Extent>`
    const resource = (type: string, link: string) =>
      `<SupportingResource><ResourceContentType>${type}</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>${link}</ResourceLink></ResourceVersion></SupportingResource>`
    const fields = await fieldsOf({
      descriptive: `<EditionNumber>2</EditionNumber>${extent('11', '330', '03')}${extent('00', '320', '03')}${extent('02', '90000', '02')}`,
      collateral: `${resource('01', 'https://example.com/1.jpg')}${resource('26', 'https://example.com/1.mp4')}<Prize><PrizeName>Tide Prize</PrizeName><PrizeYear>2025</PrizeYear><PrizeCode>04</PrizeCode></Prize>`,
      publishing:
        '<Publisher><PublishingRole>01</PublishingRole><PublisherName>Example Press</PublisherName></Publisher>',
    })
    expect(fields).toMatchObject({
      ...{ pageCount: 320, wordCount: 90_000, publisher: 'Example Press', edition: '2' },
      ...{ awards: 'Tide Prize (shortlisted, 2025)' },
      ...{ coverImageUrl: 'https://example.com/1.jpg', trailerUrl: 'https://example.com/1.mp4' },
    })
  })

  it('never has a price, a territory or a language out of a record of a book', async () => {
    const publishing =
      '<SalesRights><SalesRightsType>01</SalesRightsType><Territory><RegionsIncluded>WORLD</RegionsIncluded></Territory></SalesRights>'
    const { rows } = await readWhole(
      message(
        product({
          publishing,
          descriptive: '<Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>',
        }).replace(
          '</Product>',
          '<ProductSupply><Market><Territory><CountriesIncluded>GB</CountriesIncluded></Territory></Market><SupplyDetail><Price><PriceType>02</PriceType><PriceAmount>9.99</PriceAmount><CurrencyCode>GBP</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>',
        ),
      ),
    )
    for (const field of [
      'askingPrice',
      'currency',
      'minimumDeal',
      'rights',
      'rightsAvailable',
      'territory',
      'exclusivity',
    ])
      expect(rows[0]!.fields).not.toHaveProperty(field)
  })
})

describe('what identifies a record', () => {
  const identifier = (type: string, value: string) =>
    `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${value}</IDValue></ProductIdentifier>`

  it.each([
    ['15', '978-0-306-40615-7'],
    ['03', '9780306406157'],
    ['02', '0306406152'],
  ])('is an ISBN by type %s', async (type, value) => {
    const row = await rowOf({ isbn: '', identifiers: identifier('03', '5012345678900') + identifier(type, value) })
    expect([row.isbns, row.fields.isbn]).toEqual([['9780306406157'], '9780306406157'])
  })

  it('is no ISBN where its check digit is wrong, which is kept with a warning', async () => {
    const row = await rowOf({ isbn: '9780306406158' })
    expect([row.isbns, row.fields.isbn, row.problems[0]!.code]).toEqual([[], '9780306406158', 'isbn_check'])
  })

  it('is its works and its other formats', async () => {
    const related = `
      <RelatedWork><WorkRelationCode>01</WorkRelationCode><WorkIdentifier><WorkIDType>11</WorkIDType><IDValue>A0220100000</IDValue></WorkIdentifier></RelatedWork>
      <RelatedWork><WorkRelationCode>02</WorkRelationCode><WorkIdentifier><WorkIDType>11</WorkIDType><IDValue>A0</IDValue></WorkIdentifier></RelatedWork>
      <RelatedProduct><ProductRelationCode>06</ProductRelationCode>${identifier('15', '9781861972712')}</RelatedProduct>
      <RelatedProduct><ProductRelationCode>23</ProductRelationCode>${identifier('15', '9780007149841')}</RelatedProduct>`
    expect(await rowOf({ related })).toMatchObject({ works: ['11::A0220100000'], editions: ['9781861972712'] })
  })

  it.each([
    ['01', 'BC', 'whole'],
    ['04', 'BC', 'partial'],
    ['02', 'BC', 'whole'],
    ['05', 'BC', 'delete'],
    ['88', 'BC', 'aside'],
    ['89', 'BC', 'aside'],
    ['03', 'PC', 'aside'],
    ['03', 'ZB', 'aside'],
  ])('makes notification %s of form %s %s', async (notification, form, notice) => {
    expect(await rowOf({ notification, form })).toMatchObject({ notice })
  })

  it('makes a record of a change say what it carries and no more', async () => {
    const { fields } = await rowOf({
      notification: '04',
      title: '',
      contributors: '',
      publishing: '<PublishingStatus>04</PublishingStatus>',
    })
    expect(fields).toEqual({ isbn: '9780306406157', publicationStatus: 'published' })
  })
})
