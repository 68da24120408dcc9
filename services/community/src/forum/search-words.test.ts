import { matchedIn, searchDocument, searchMeaning, searchOf, searchQuery } from './search-words.ts'

const post = {
  title: 'Optioning a café novel',
  content: 'The agent’s options were extended twice.',
  tags: ['Book rights'],
}

/** What PostgreSQL does with the two. */
function finds(search: string, text = post): boolean {
  const wanted = searchOf(search)
  if (!wanted) return false
  const lexemes = searchDocument(text)
    .vector.split(' ')
    .map((entry) => /^'(.+)':/.exec(entry)![1]!)
  const has = (term: string) => {
    const [, lexeme, goesOn] = /^'(.+)'(:\*)?$/.exec(term)!
    return lexemes.some((one) => (goesOn ? one.startsWith(lexeme!) : one === lexeme))
  }
  return searchQuery(wanted)
    .split(' & ')
    .every((terms) => terms.slice(1, -1).split(' | ').some(has))
}

describe('searching discussions', () => {
  it.each(['cafe', 'CAFÉ nov', 'option', 'optioned extending', 'agents', 'right book', 'twice'])(
    'finds “%s”',
    (search) => {
      expect(finds(search)).toBe(true)
    },
  )

  it.each(['film', 'option film', 'nov cafe', '...', ''])('does not find “%s”', (search) => {
    expect(finds(search)).toBe(false)
  })

  it.each([
    ['20000', 'An advance of £20,000'],
    ['20,000', 'An advance of 20.000 pounds'],
    ["hawai'i", 'Set in Hawaiʻi'],
    ['dont', 'Don‘t sell'],
    ['moonstone', 'The moon\u00adstone'],
    ['οδυσσευς', 'ΟΔΥΣΣΕΥΣ'],
  ])('finds “%s” in “%s”', (search, content) => expect(finds(search, { ...post, content })).toBe(true))

  it('weighs the title above tags, and those above the text', () => {
    const { vector } = searchDocument({ title: 'Fees', content: 'Usual fees.', tags: ['Terms'] })
    expect(vector).toBe("'fees':1A,4 'fee':1A,4 'terms':2B 'term':2B 'usual':3")
  })

  it('takes a word for others where it may be mistyped, the last one unfinished or not', () => {
    const search = searchMeaning(searchOf('optoin clause')!, (word) => (word === 'optoin' ? ['options', 'option'] : []))
    expect(searchQuery(search)).toBe("('optoin' | 'options' | 'option') & ('clause':* | 'claus')")
    expect(matchedIn('Options, optional and a clause', search)).toEqual(['Options', 'optional', 'clause'])
  })

  it('knows the words as they are written', () => {
    expect(matchedIn(post.title, searchOf('option caf')!)).toEqual(['Optioning', 'café'])
    expect(matchedIn(post.content, searchOf('agent option')!)).toEqual(['agent’s', 'options'])
  })

  it('keeps each word once, and so many', () => {
    const content = Array.from({ length: 9_000 }, (_, n) => `w${n}`).join(' ')
    const { words } = searchDocument({ title: 'Words words', content, tags: [] })
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeLessThanOrEqual(2_001)
  })

  it('takes what is written to annoy in its stride', () => {
    const began = performance.now()
    for (const content of [
      `e${'\u0301'.repeat(19_999)}`,
      '😀'.repeat(10_000),
      '>'.repeat(20_000),
      `'${"a'".repeat(9_999)}`,
      '@iris '.repeat(3_333),
    ])
      searchDocument({ title: '\u202eabc', content, tags: [] })
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
