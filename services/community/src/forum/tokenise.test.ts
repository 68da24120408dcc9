import { conditionsOf, hasAll, matchedIn, searchOf, wordsOfPost } from './tokenise.ts'

const post = {
  title: 'Optioning a café novel',
  content: 'The agent’s options were extended twice.',
  tags: ['Book rights'],
}

/** What MongoDB does with the conditions. */
function finds(search: string, words = wordsOfPost(post)): boolean {
  const wanted = searchOf(search)
  if (!wanted) return false
  const found = conditionsOf(wanted).every(({ condition }) => {
    const [one = condition, other] = (condition as { $or?: Condition[] }).$or ?? []
    return has(words, one as Condition) || (other !== undefined && has(words, other))
  })
  expect(hasAll(words, wanted)).toBe(found)
  return found
}

interface Condition {
  words: string | { $elemMatch: { $gte: string; $lt: string } }
}
const has = (words: string[], { words: wanted }: Condition): boolean =>
  typeof wanted === 'string'
    ? words.includes(wanted)
    : words.some((word) => word >= wanted.$elemMatch.$gte && word < wanted.$elemMatch.$lt)

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
  ])('finds “%s” in “%s”', (search, content) => expect(finds(search, wordsOfPost({ ...post, content }))).toBe(true))

  it('knows the words as they are written', () => {
    expect(matchedIn(post.title, searchOf('option caf')!)).toEqual(['Optioning', 'café'])
    expect(matchedIn(post.content, searchOf('agent option')!)).toEqual(['agent’s', 'options'])
  })

  it('keeps each word once, and so many', () => {
    const words = wordsOfPost({
      title: 'Words words',
      content: Array.from({ length: 9_000 }, (_, n) => `w${n}`).join(' '),
      tags: [],
    })
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
      wordsOfPost({ title: '\u202eabc', content, tags: [] })
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
