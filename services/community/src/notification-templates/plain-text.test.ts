import { plainText } from './plain-text.ts'

const titles: Record<string, string> = { '1144': 'Reckoner' }
const plain = (markdown: string) =>
  plainText(markdown, (id) => titles[id])
    .replace(/\s+/g, ' ')
    .trim()

describe('the plain text of Markdown', () => {
  it.each([
    ['Mercy in [Reckoner](/listing/1144) the same', 'Mercy in Reckoner the same'],
    ['See https://storyright.example/listing/1144.', 'See Reckoner.'],
    ['See /listing/1144 and /listing/9', 'See Reckoner and /listing/9'],
    ['who is *right* more **often**, `code` and ~~no~~', 'who is right more often, code and no'],
    ['# Head\n\n- one\n- two\n1. three', 'Head one two three'],
    ['> What they said\n\nMy answer', 'My answer'],
    ['2 * 3 * 4, a_b_c and 5*', '2 * 3 * 4, a_b_c and 5*'],
  ])('is what it says: %j', (markdown, says) => expect(plain(markdown)).toBe(says))
})
