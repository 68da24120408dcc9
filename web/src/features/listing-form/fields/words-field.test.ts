import { customWords, mergeWords } from './words-field.tsx'

describe('words of one’s own', () => {
  it('join the ticked ones', () => expect(mergeWords(['Love'], 'the sea')).toEqual(['Love', 'the sea']))
  it('come apart at commas', () => expect(mergeWords([], 'tide, harbour ,, rope')).toEqual(['tide', 'harbour', 'rope']))
  it('stand there once, whatever their capitals', () =>
    expect(mergeWords(['Harbour'], 'harbour, HARBOUR, tide, Tide')).toEqual(['Harbour', 'tide']))
  it('tick the listed word they name', () => expect(mergeWords([], 'love', ['Love', 'Power'])).toEqual(['Love']))
  it('are cut at their greatest length', () => expect(mergeWords([], 'x'.repeat(70))[0]).toHaveLength(60))
  it('end at fifty', () => expect(mergeWords(Array(50).fill('a'), 'one more')).toHaveLength(50))
  it('are told from the ticked ones', () => expect(customWords(['Love', 'the sea'], ['Love'])).toEqual(['the sea']))
})
