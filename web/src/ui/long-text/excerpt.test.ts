import { excerptOf } from './excerpt.ts'

describe('the excerpt of a discussion', () => {
  it('is its beginning, without the signs of Markdown', () => {
    const text = '# Who\n\n> **pays** for [the _deck_](https://a.test/b)?\n\n- `one`\n1. two'
    expect(excerptOf(text)).toBe('Who pays for the deck? one two')
  })

  it('ends at a word', () => {
    const cut = excerptOf('word '.repeat(200))
    expect(cut).toMatch(/^(word )+…$/)
    expect(cut.length).toBeLessThan(245)
  })

  it('stands around the first word that was found', () => {
    const cut = excerptOf(`${'before '.repeat(100)}reversion ${'after '.repeat(100)}`, ['reversion'])
    expect(cut).toMatch(/^… before .*reversion after .* …$/)
  })

  it.each(['[', '*a', '> ', '`', '![a]('])('takes no time over %s, many times', (piece) => {
    const before = performance.now()
    excerptOf(piece.repeat(50_000))
    expect(performance.now() - before).toBeLessThan(500)
  })
})
