import { line, optionalLine, text, webAddress } from './fields.ts'
import { chainDocumentForm, completeProfile, editProfile, listingForm, offerCalls, offerForm } from './http/index.ts'

const messagesOf = (schema: ReturnType<typeof line>, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

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

describe('a longer text', () => {
  it('keeps its lines and its directions', () => {
    const value = 'One\n\ttwo \u202ethree\u202c'
    expect(text(100).parse(value)).toBe(value)
  })
})

describe('a web address', () => {
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
