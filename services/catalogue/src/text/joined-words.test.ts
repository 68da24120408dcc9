import { foldText } from '@storyright/contracts/vocabulary'
import { joinedQuery, joinedWords } from './joined-words.ts'

/** What PostgreSQL makes of both, by the few signs that such a query has. */
function finds(typed: string, ...texts: string[]): boolean {
  const kept = joinedWords(texts.map(foldText))
  const query = joinedQuery(foldText(typed))
  if (query === null) return false
  const asked = query
    .replace(/'([^']*)':\*/g, (_all, word: string) => `has(${JSON.stringify(word)}, true)`)
    .replace(/'([^']*)'/g, (_all, word: string) => `has(${JSON.stringify(word)})`)
  const has = (word: string, isPrefix = false) => kept.some((one) => (isPrefix ? one.startsWith(word) : one === word))
  return Boolean(new Function('has', `return ${asked.replaceAll('&', '&&').replaceAll('|', '||')}`)(has))
}

describe('words that stand together or apart', () => {
  it.each([
    ['MR James', 'M. R. James'],
    ['M R James', 'MR James'],
    ['M.R. James', 'MR James'],
    ['HG Wells', 'H.G. Wells'],
    ['jrr tolkien', 'J. R. R. Tolkien'],
    ['J R R Tolkien', 'JRR Tolkien'],
    ['tolkien jrr', 'J. R. R. Tolkien'],
    ['SNARKY', 'S.N.A.R.K.Y.'],
    ['S.N.A.R.K.Y.', 'Snarky'],
    ['The Moon stone', 'The Moonstone'],
    ['The Moonstone', 'The Moon Stone'],
    ['moonst', 'The Moon Stone'],
    ['The Moon-stone', 'The Moonstone'],
    ['obrien', 'Flann O’Brien'],
    ['O Brien', 'Flann OBrien'],
    ['scifi', 'sci-fi'],
    ['twentythousand leagues', 'Twenty Thousand Leagues'],
    ['twenty thousand leagues', 'Twentythousand Leagues'],
  ])('%j finds %j', (typed, text) => expect(finds(typed, text)).toBe(true))

  it('are looked for in all texts at once, and joined within one alone', () => {
    expect(finds('moonstone mr james', 'The Moon Stone', 'M. R. James')).toBe(true)
    expect(finds('stonem', 'The Moon Stone', 'M. R. James')).toBe(false)
  })

  it.each([
    ['james', 'M. R. James'],
    ['the', 'The Moon Stone'],
    ['moonstones', 'The Moon Stone'],
    ['mr james wells', 'M. R. James'],
    ['the moon stone', 'The Moon and the Stone'],
    ['%', 'Anything'],
  ])('%j finds nothing more in %j', (typed, text) => expect(finds(typed, text)).toBe(false))
})
