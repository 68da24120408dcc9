import { calendarDay, line, name, optionalLine, text, webAddress } from './fields.ts'
import {
  chainDocumentForm,
  completeProfile,
  editProfile,
  listingForm,
  offerCalls,
  offerForm,
  registration,
} from './http/index.ts'

const messagesOf = (schema: ReturnType<typeof line>, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

/** Far more than a long text takes that is read once, and far less than one whose time is the square of its length. */
const SOON_MS = 5_000

describe('a field of one line', () => {
  it.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u0007b', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])(
    'refuses %j',
    (value) => expect(messagesOf(line(20), value)).toEqual(['Contains line breaks or other control characters']),
  )
  it.each(['a\u202eb', 'a\u202ab', 'a\u2066b', 'a\u2069b'])('refuses %j, which turns round what follows', (value) =>
    expect(messagesOf(line(20), value)).toEqual(['Contains characters that turn the direction of writing round']),
  )
  it.each(['Őszi víz', 'שלום\u200f', 'Neap Tide – a novel', '김 作者', '👩🏽‍🚀'])('accepts %j', (value) =>
    expect(line(20).parse(value)).toBe(value),
  )
  it('is trimmed first, and null where it is blank', () => {
    expect(line(20).parse(' Slack Water\r\n')).toBe('Slack Water')
    expect(optionalLine(20).parse('\n')).toBeNull()
  })
})

describe('a day to search by', () => {
  it.each(['1970-01-01', '2028-02-29', '2999-12-31'])('may be %s', (day) => expect(calendarDay.parse(day)).toBe(day))
  it.each(['0000-01-01', '0001-01-01', '1969-12-31', '3000-01-01', '9999-12-31'])('is not %s, out of all time', (day) =>
    expect(calendarDay.safeParse(day).error?.issues).toMatchObject([
      { message: 'Must lie between 1970-01-01 and 2999-12-31' },
    ]),
  )
  it.each(['2027-02-29', '2027-2-1', '20270201', ''])('is not %j, which is no date', (day) =>
    expect(calendarDay.safeParse(day).success).toBe(false),
  )
})

describe('a name or a title', () => {
  const title = name(20, 'Title is required')
  it.each([
    ['ﬁnn', 'finn'],
    ['Ａｎｎ', 'Ann'],
    ['e\u0301', 'é'],
    ['Slack\u200b Water\u00ad', 'Slack Water'],
    ['\ufeffAnn', 'Ann'],
    ['Ann\u200d', 'Ann'],
    ['An\u200cn', 'Ann'],
    ['ש\u200d\u{104a5}', 'ש\u{104a5}'],
    ['\u{104a5}\u200d\u200cש', '\u{104a5}ש'],
  ])('is written in one way: %j', (typed, kept) => expect(title.parse(typed)).toBe(kept))
  it.each(['👩🏽‍🚀', 'می\u200cخواهم', 'שלום', '김 作者'])('keeps what its script needs: %j', (typed) =>
    expect(title.parse(typed)).toBe(typed.normalize('NFKC')),
  )
  it.each([undefined, null, '', '\u200b\u3164 '])('is required where nothing can be seen: %j', (typed) =>
    expect(messagesOf(title as never, typed)[0]).toBe('Title is required'),
  )
  it('is limited as it is kept', () => {
    expect(messagesOf(title as never, '\ufdfa'.repeat(2))).toEqual(['At most 20 characters'])
    expect(title.parse(`${'\u200b'.repeat(40)}Ann`)).toBe('Ann')
    expect(title.parse(`${'\u200b '.repeat(400)}Ann`)).toBe('Ann')
    expect(title.parse('\u03b1\u0313\u0300\u0345'.repeat(20))).toBe('\u1f82'.repeat(20))
  })
  it.each([
    ['joiners', `!${'\u200d'.repeat(30_000)}!`],
    ['joiners apart', '!\u200d'.repeat(100_000)],
    ['marks that change places', `Z${'\u0351'.repeat(50_000)}${'\u0316'.repeat(50_000)}`],
  ])('is refused soon, however long it is: %s', (_what, typed) => {
    const began = performance.now()
    expect(messagesOf(title as never, typed)).toEqual(['At most 20 characters'])
    expect(performance.now() - began).toBeLessThan(SOON_MS)
  })
})

describe('a longer text', () => {
  it('keeps its lines and its directions', () => {
    const value = 'One\n\ttwo \u202ethree\u202c'
    expect(text(100).parse(value)).toBe(value)
  })
})

describe('a web address', () => {
  it.each([
    ['agency.example', 'https://agency.example'],
    ['www.agency.example/people?of=us', 'https://www.agency.example/people?of=us'],
    ['http://agency.example', 'http://agency.example'],
  ])('is taken as people say it: %s', (typed, kept) => expect(webAddress('No').parse(typed)).toBe(kept))
  it.each(['agency', 'not a url', 'javascript:alert(1)', 'ftp.example:21/x y', 'a@b.example', 'file:///etc/passwd'])(
    'is nothing else: %s',
    (typed) => expect(messagesOf(webAddress('No'), typed)).toEqual(['No']),
  )

  it('has no line breaks, although browsers would drop them', () =>
    expect(messagesOf(webAddress('Must be a valid URL'), 'https://a.test/\nb')).toEqual(['Must be a valid URL']))
})

/** Whatever is written on one line somewhere else: in an agreement, a letter's subject, a list. */
const ofOneLine = [
  [listingForm, ['title', 'author', 'genre', 'subgenre', 'publisher', 'publicationDate', 'isbn', 'edition']],
  [editProfile, ['firstName', 'lastName', 'username', 'companyName', 'phoneNumber', 'agencyContactPhone']],
  [completeProfile, ['firstName', 'lastName', 'username', 'phoneNumber']],
  [chainDocumentForm, ['grantor', 'grantee', 'territory']],
  [offerForm, ['listingId', 'deckFileUrl']],
  [offerCalls.signAgreement.body, ['name']],
] as const

describe('the forms', () => {
  it('say the sentence of a field that was not sent', () => {
    const said = (
      schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
      sent: object,
    ) => Object.fromEntries(schema.safeParse(sent).error!.issues.map(({ path, message }) => [path.join('.'), message]))
    expect(said(registration, { role: 'agent', confirmPassword: 'short' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Password confirmation is required',
      companyName: 'Agency name is required',
      agencyWebsite: 'Please enter a valid website URL',
      agencyClientList: 'Please provide details about your client list',
    })
    expect(said(completeProfile, {})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      username: 'Username must be at least 3 characters',
      address: 'Please provide a complete address',
      phoneNumber: 'Please provide a valid phone number',
      whatAreYouLookingFor: "Please provide at least 20 characters describing what you're looking for",
      howDidYouHearAboutUs: 'Please select how you heard about us',
      acceptedLegalTerms: 'You must accept the terms and conditions',
    })
  })

  it.each(ofOneLine)('refuse a second line where there is one only (%#)', (form, fields) => {
    for (const field of fields) {
      const issues = form.safeParse({ [field]: 'one line\nand two' }).error!.issues
      expect([field, issues.filter(({ path }) => path[0] === field).map(({ message }) => message)]).toEqual([
        field,
        ['Contains line breaks or other control characters'],
      ])
    }
  })

  it('refuse themes and keywords that turn round what follows', () => {
    for (const field of ['themes', 'keywords'])
      expect(listingForm.safeParse({ [field]: ['a\u202eb'] }).error!.issues).toContainEqual(
        expect.objectContaining({ path: [field, 0] }),
      )
  })

  it('keep the lines of what is longer', () => {
    const issues = (form: typeof listingForm | typeof offerForm, field: string) =>
      form
        .safeParse({ [field]: `${'one\ntwo \u202e'.repeat(10)}` })
        .error!.issues.filter(({ path }) => path[0] === field)
    for (const field of ['synopsis', 'logline', 'targetAudience', 'authorBio', 'agentNotes', 'reviews'])
      expect([field, issues(listingForm, field)]).toEqual([field, []])
    for (const field of ['extraRightsRequest', 'fundNotes'])
      expect([field, issues(offerForm, field)]).toEqual([field, []])
  })
})

describe('what agreements and invoices say', () => {
  const says = (code: string) => `Please leave out the character ${code}: agreements and invoices cannot show it`
  // Private use, unassigned, not a character, of a script without a font of ours (Egyptian), a Han letter that is in none.
  it.each([
    ['\ue000', 'U+E000'],
    ['\u{f8ff}', 'U+F8FF'],
    ['\u0378', 'U+0378'],
    ['\ufdd0', 'U+FDD0'],
    ['\u{13000}', 'U+13000'],
    ['\u{30000}', 'U+30000'],
  ])('has no %j, and the field says so', (letter, code) => {
    const typed = `Ada ${letter}`
    const forms = [
      [registration, ['firstName', 'lastName', 'companyName']],
      [editProfile, ['firstName', 'lastName', 'companyName']],
      [listingForm, ['title', 'author', 'publisher', 'publicationDate', 'isbn']],
      [offerForm, ['extraRightsRequest']],
      [offerCalls.signAgreement.body, ['name']],
    ] as const
    for (const [form, fields] of forms)
      for (const field of fields)
        expect(form.safeParse({ role: 'producer', [field]: typed }).error!.issues).toContainEqual(
          expect.objectContaining({ path: [field], message: says(code) }),
        )
  })

  it.each([
    '村上春樹 𠮷野家',
    '이야기',
    '繁體',
    'محمد‌علی',
    'בְּרֵאשִׁית',
    'क्षत्रिय',
    'ไทย',
    'தமிழ்',
    'বাংলা',
    'ქართული',
    'Հայ',
    'አማርኛ',
    'Đặng Ợ',
    'Ελληνική',
    'Ґалаґан',
    '👩🏽‍🚀 ❤️ 🏳️‍🌈 1️⃣',
    '★ ♪ ∞',
    'O’Brien',
    'e\u0301',
  ])('may have %j', (typed) =>
    expect(offerCalls.signAgreement.body.parse({ name: typed })).toMatchObject({ name: typed }),
  )
})
