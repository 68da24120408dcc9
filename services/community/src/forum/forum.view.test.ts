import { linkedIn } from './forum.view.ts'

const origin = 'https://storyright.test'

describe('the listings that a text links to', () => {
  it('are at our own origin, or at none, each once', () => {
    const text = `See /listing/7, [this](/listing/12) and <${origin}/listing/9>; again ${origin}/listing/7.`
    expect(linkedIn(text, origin)).toEqual(['7', '12', '9'])
  })

  it.each([
    'https://elsewhere.test/listing/7',
    'https://storyright.test.evil/listing/7',
    'x/listing/7',
    '/listing/07',
    '/listing/7x',
    'https://evil.test/?https://storyright.test/listing/7',
  ])('are not in “%s”', (text) => {
    expect(linkedIn(text, origin)).toEqual([])
  })

  it('are ten at most', () => {
    const text = Array.from({ length: 5_000 }, (_, n) => `/listing/${n + 1}`).join(' ')
    expect(linkedIn(text, origin)).toHaveLength(10)
  })
})
