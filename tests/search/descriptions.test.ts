import { foldText, wordsOf } from '@storyright/contracts/vocabulary'
import { demoListings } from '@storyright/demo'
import { briefs, descriptions } from './descriptions.ts'

const forms = new Map(demoListings().map(({ form }) => [form.title, form]))
/** Words that carry no meaning, or name no story by themselves. */
const plain = new Set([
  'after',
  'before',
  'because',
  'from',
  'that',
  'than',
  'their',
  'them',
  'what',
  'when',
  'where',
  'which',
  'while',
  'whose',
  'with',
  'have',
  'been',
  'they',
  'this',
  'will',
  'under',
  'over',
  'into',
  'story',
])
const tellingWords = (text: string) => wordsOf(foldText(text)).filter((word) => word.length > 3 && !plain.has(word))

describe('the descriptions that search is evaluated by', () => {
  it('are sixty, each of a title of the demo', () => {
    expect(new Set(descriptions.map(({ title }) => title)).size).toBe(60)
    for (const { title } of descriptions) expect([title, forms.has(title)]).toEqual([title, true])
    expect(briefs).toHaveLength(12)
  })

  it('use no telling word of title or logline', () => {
    const borrowed = descriptions.flatMap(({ title, text }) => {
      const { logline } = forms.get(title)!
      const theirs = new Set(tellingWords(`${title} ${logline}`))
      return tellingWords(text)
        .filter((word) => theirs.has(word))
        .map((word) => [title, word])
    })
    expect(borrowed).toEqual([])
  })
})
