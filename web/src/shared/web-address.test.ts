import { webAddress } from './web-address.ts'

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
