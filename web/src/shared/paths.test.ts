import { nextPath, withNext } from './paths.ts'

const next = (target: string) => nextPath(`?${new URLSearchParams({ next: target })}`, 'https://storyright.example')

describe('the way back after signing in', () => {
  it('leads to a page of our own, with its query', () => {
    expect(next('/listings?genre=crime')).toBe('/listings?genre=crime')
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
  ])('leads home instead of to %s', (target) => expect(next(target)).toBe('/'))

  it('leads home when nothing was asked for', () => {
    expect(nextPath('', 'https://storyright.example')).toBe('/')
  })

  it('is not carried from the home page or from signing in itself', () => {
    expect(withNext('/login', '/')).toBe('/login')
    expect(withNext('/login', '/auth?next=%2Fx')).toBe('/login')
    expect(withNext('/login', '/listing/7')).toBe('/login?next=%2Flisting%2F7')
  })
})
