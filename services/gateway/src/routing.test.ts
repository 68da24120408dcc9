import { normalPath, routeOf, wellFormed } from './routing.ts'

describe('the routing table', () => {
  it.each([
    ['/api/listings', 'catalogue'],
    ['/api/listings/12', 'catalogue'],
    ['/api/auth/user', 'identity'],
    ['/api/admin/users/5/role', 'identity'],
    ['/api/admin/chain-of-title/5', 'catalogue'],
    ['/api/offers/5/documents', 'offers'],
    ['/api/uploads/decks', 'offers'],
    ['/api/webhooks/stripe/offers', 'offers'],
  ])('%s belongs to %s', (path, service) => {
    expect(routeOf(path)?.service).toBe(service)
  })

  it.each([
    ['/api/uploads/decks/a.pdf', true],
    ['/api/uploads/images/a.png', true],
    ['/api/uploads/documents/a.pdf', true],
    ['/api/offers/5/agreement', true],
    ['/api/offers/5/documents/a.pdf', true],
    ['/api/offers/5', false],
    ['/api/listings', false],
  ])('knows whether files are read at %s: %j', (path, files) => {
    expect(routeOf(path)?.files).toBe(files)
  })

  it.each(['/api', '/api/', '/api/listing', '/api/listingsx', '/internal/jwks.json', '/api/internal', '/api/admin'])(
    'matches whole segments only: %s is nobody’s',
    (path) => {
      expect(routeOf(path)).toBeUndefined()
    },
  )

  it.each([
    ['/%', '/%25'],
    ['/100%', '/100%25'],
    ['/listing/%E0%A4%A', '/listing/%25E0%25A4%25A'],
    ['/%zz?q=100%', '/%25zz?q=100%'],
    ['/%ff/%20', '/%25ff/%2520'],
    ['/caf%C3%A9?q=%', '/caf%C3%A9?q=%'],
    ['/api/listings/%', '/api/listings/%'],
  ])('reads %s as %s', (asked, read) => expect(wellFormed(asked)).toBe(read))

  it.each([
    '/api/listings/../auth',
    '/api/listings/%2e%2e/auth',
    '/api/auth%2f..%2finternal',
    '/api//auth',
    '/api/auth/%00',
    '/api/auth\\x',
    '/api/./auth',
    '/api/listings/..',
    '/api/listings/..hidden',
    '/api/listings../1',
    '/api/notifications/%73tream',
    '/api/notifications/strea%6D',
    '/api/notifications/stream#x',
    '/api/notifications/#/stream',
  ])('refuses a path that means another: %s', (path) => {
    expect(normalPath(path)).toBeUndefined()
  })

  const octets = Array.from({ length: 256 }, (_one, octet) => octet)
  const encoded = (octet: number) => `%${octet.toString(16).padStart(2, '0')}`
  it('refuses whatever nobody has to encode, in either spelling', () => {
    for (const octet of octets.filter((one) => /[\w.~-]/.test(String.fromCharCode(one))))
      for (const code of [encoded(octet), encoded(octet).toUpperCase()])
        expect([code, normalPath(`/api/listings/${code}`)]).toEqual([code, undefined])
  })

  it('leaves alone what browsers have to encode', () => {
    for (const said of ['Slack Water', 'Brontë', '"<>`{}|^[]%?#', '100%', '김 作者', '👩🏽‍🚀', ..."!$&'()*+,;=:@"]) {
      const path = `/api/listings/${encodeURIComponent(said)}`
      expect(normalPath(path)).toBe(path)
    }
    expect(normalPath('/api/listings/%20%c3%a9')).toBe('/api/listings/%20%c3%a9')
  })
})
