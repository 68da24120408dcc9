import { readPostQuery, wantedWords } from './post-query.ts'

describe('a search for posts', () => {
  it('takes words side by side together, closer than OR', () => {
    const words = (...all: string[]) => ({ kind: 'words', words: all })
    expect(readPostQuery('slack water OR "harbour pilot" -is:retweet')).toEqual({
      kind: 'any',
      of: [
        { kind: 'all', of: [words('slack'), words('water')] },
        {
          kind: 'all',
          of: [words('harbour', 'pilot'), { kind: 'not', of: { kind: 'is', value: 'retweet' } }],
        },
      ],
    })
    expect(readPostQuery('(a OR b) #Tag from:Someone')).toEqual({
      kind: 'all',
      of: [
        { kind: 'any', of: [words('a'), words('b')] },
        { kind: 'tag', value: 'tag' },
        { kind: 'from', value: 'someone' },
      ],
    })
  })

  it('knows which words every post must have', () => {
    expect(wantedWords(readPostQuery('"slack water" (novel OR book) -trailer lang:en'))).toEqual(['slack', 'water'])
  })

  it('keeps a word with a dash, and a letter alone', () => {
    expect(readPostQuery('well-read')).toEqual({ kind: 'words', words: ['well', 'read'] })
    expect(readPostQuery('V')).toEqual({ kind: 'words', words: ['v'] })
  })

  it.each([
    ['', 'missing'],
    ['OR', 'missing'],
    ['a OR', 'missing'],
    ['()', 'missing'],
    ['(a', 'not closed'],
    ['a)', 'not opened'],
    ['"a', 'quote'],
    ['near:london a', "invalid operator 'near'"],
    ['a is:famous', "no 'famous'"],
    ['-is:retweet lang:en', 'needs a word'],
    ['-a', 'needs a word'],
    ['a OR is:verified', 'needs a word'],
    ['!!', 'no words'],
  ])('is refused when it is %j', (query, says) => expect(() => readPostQuery(query)).toThrow(says))
})
