import { chainDocumentForm } from '@storyright/contracts/http'
import { documentRules, fieldsOf, formOf, placesFor } from './document-dialog.tsx'

const typed = { ...fieldsOf(null, []), type: 'assignment', grantor: ' Zoë Hart ', grantee: 'Hart Estate' }
const faultOf = async (change: Partial<typeof typed>) =>
  documentRules.validate({ ...typed, ...change }).then(
    () => null,
    ({ message }: Error) => message,
  )

describe('a chain document’s form', () => {
  it.each([
    [{ type: '' }, 'Document type is required'],
    [{ grantor: '  ' }, 'Who grants the rights is required'],
    [{ grantee: '' }, 'Who receives the rights is required'],
    [{ date: '2026-02-30' }, 'Please give the date as year-month-day'],
    [{ fileUrl: 'ftp://files.test/a.pdf' }, 'Must be a valid URL'],
    [{ grantor: 'x'.repeat(201) }, 'At most 200 characters'],
    [{ note: 'x'.repeat(2001) }, 'At most 2000 characters'],
    [{ date: '2024-02-29', fileUrl: 'https://files.test/a.pdf' }, null],
  ])('says what is wrong with %j', async (change, message) => expect(await faultOf(change)).toBe(message))

  it('sends what the service takes, with nothing where nothing was typed', () => {
    const form = formOf(typed)
    expect(form).toMatchObject({ grantor: 'Zoë Hart', date: null, territory: null, fileUrl: null, note: null })
    expect(chainDocumentForm.parse(form)).toEqual(form)
  })

  it('begins a new document where the chain ends', () => {
    const last = { ...formOf(typed), position: 1 } as never
    expect(fieldsOf(null, [last])).toMatchObject({ grantor: 'Hart Estate', position: '' })
    expect(formOf({ ...typed, position: '' })).not.toHaveProperty('position')
    expect(placesFor(null, [last]).map(({ label }) => label)).toEqual(['At the end', '1'])
    expect(placesFor(last, [last]).map(({ label }) => label)).toEqual(['1'])
  })
})
