import { publishedListing } from '@storyright/testing'
import { Unusable } from '../endpoint/endpoint-error.ts'
import { promptInputOf, quotable } from '../task/prompt-input.ts'
import { validateAnswer } from './validate-answer.ts'

const listing = publishedListing('1', {
  title: 'The Secret of the Vanished Crew',
  author: 'Only Child',
  publisher: 'Midnight Murder Press',
  logline: 'A pilot must bring in a coaster whose crew has vanished.',
  description: 'A pilot must bring in a coaster whose crew has vanished.',
  synopsis: 'A pilot hides a stranger in the lighthouse until the storm is over.',
})
const said = (...quotes: string[]) =>
  JSON.stringify({
    observations: quotes.map((quote, at) => ({ observation: ['clear_hook', 'contained_setting'][at], quote })),
  })

describe('what a model may quote', () => {
  it.each([
    ['the title', 'Secret of the Vanished Crew'],
    ['the author’s name', 'Only Child'],
    ['the publisher’s name', 'Midnight Murder Press'],
    ['the end of one field with the beginning of another', 'has vanished. A pilot hides'],
  ])('is not %s', (_what, quote) => {
    expect(() => validateAnswer(said(quote), listing)).toThrow(Unusable)
    expect(validateAnswer(said('whose crew has vanished', quote), listing)).toEqual([
      { observation: 'clear_hook', quote: 'whose crew has vanished', field: 'logline' },
    ])
  })

  it.each([
    ['the titles of others', { comparableTitles: 'The Vanishing Lighthouse' }, 'The Vanishing Lighthouse'],
    ['the genre, which is a label', { genre: 'Science Fiction' }, 'Science Fiction'],
  ])('is not %s', (_what, change, quote) =>
    expect(() => validateAnswer(said(quote), { ...listing, ...change })).toThrow(Unusable),
  )

  it('is what stands in the synopsis, the logline, the themes, and is kept with the field', () => {
    const themed = { ...listing, themes: ['Crime', 'Lost at sea'] }
    const fields = (...quotes: string[]) => validateAnswer(said(...quotes), themed).map(({ field }) => field)
    expect(fields('whose crew has vanished', 'a stranger in the lighthouse')).toEqual(['logline', 'synopsis'])
    expect(fields('lost at sea')).toEqual(['themes'])
  })

  it('may come between fences, as in JSON mode', () =>
    expect(validateAnswer(`\`\`\`json\n${said('whose crew has vanished')}\n\`\`\``, listing)).toHaveLength(1))
})

describe('what a model is told of the story', () => {
  const texts = (change: Parameters<typeof publishedListing>[1]) =>
    quotable(promptInputOf({ ...listing, ...change })).texts.map(({ text }) => text)
  it('is told once: a description that repeats the logline, or begins the synopsis, is left out', () => {
    expect(promptInputOf(listing)).not.toHaveProperty('description')
    const begun = { logline: null, description: 'A pilot hides a stranger in the…' }
    expect(promptInputOf({ ...listing, ...begun })).not.toHaveProperty('description')
    expect(texts({ description: 'Another text.' })).toContain('Another text.')
  })
})
