import { pageWords } from './page-words/index.ts'
import { pageAt, pages } from './pages.ts'

describe('the table of pages', () => {
  it('finds a page by its address and reads the parameters', () => {
    expect(pageAt('/listing/42')).toMatchObject({ page: { name: 'listing' }, params: { id: '42' } })
    expect(pageAt('/listing/42/more')).toBeUndefined()
    expect(pageAt('/nowhere')).toBeUndefined()
  })

  it('gives every page a title, a description and keywords of its own', () => {
    for (const { name, title, path } of pages)
      for (const text of [title, path, pageWords[name].description, pageWords[name].keywords])
        expect(text.length).toBeGreaterThan(0)
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length)
  })

  it('leaves it to the profile to turn a visitor away', () => {
    expect(pageAt('/profile')?.page.access).toBe('public')
    for (const path of ['/edit-account', '/security-settings', '/complete-profile', '/notifications'])
      expect(pageAt(path)?.page.access).toBe('signedIn')
  })
})
