import { normalPath, routeOf } from './routing.ts'

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
  ])('refuses a path that means another: %s', (path) => {
    expect(normalPath(path)).toBeUndefined()
  })
})
