import { endingsQuery, isOneWord, wordLine } from './endings.ts'

describe('searching by the endings of words', () => {
  it.each([
    ['the', "'the':*"],
    ['arf thie', "'arf' & 'thie':*"],
    ["a man's house.", "'a' & 'man' & 's' & 'house':*"],
    ['he house he', "'he' & 'house' & 'he':*"],
    ['%', null],
  ])('%j asks for %j', (text, query) => expect(endingsQuery(text)).toBe(query))

  it('is exact for one word, and a guess for anything with more in it', () =>
    expect(['the', 'x2', 'the ', 'sci-fi', '50%', 'a b', 'x'.repeat(101)].map(isOneWord)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]))

  it('takes each word once, however long', () =>
    expect(wordLine(`the sea, the sea\n${'y'.repeat(300)}`)).toBe(`the sea ${'y'.repeat(300)}`))
})
