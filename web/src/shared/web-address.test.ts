import { linkAlone, webAddress } from './web-address.ts'

describe('a link in a listing', () => {
  it.each(['https://example.test/a.png', 'http://example.test/'])('may be %s', (address) =>
    expect(webAddress(address)).toBe(address),
  )
  it('may be a file of our own', () => expect(webAddress('/uploads/a.png')).toBe('http://localhost/uploads/a.png'))
  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.test/', 'https://', '', null])(
    'is no link when it is %p',
    (address) => expect(webAddress(address)).toBeNull(),
  )
})

describe('a text that may be a link', () => {
  it.each([
    ['https://example.test/pages.pdf', 'https://example.test/pages.pdf'],
    [' example.test/pages.pdf ', 'https://example.test/pages.pdf'],
    ['/uploads/pages.pdf', 'http://localhost/uploads/pages.pdf'],
  ])('is one: %p', (text, link) => expect(linkAlone(text)).toBe(link))
  it.each([
    'It was a bright cold day in April.',
    'Prologue: the clocks struck thirteen. https://example.test/',
    'Prologue',
    'javascript:alert(1)',
    '',
    null,
  ])('is to be read: %p', (text) => expect(linkAlone(text)).toBeNull())
})
