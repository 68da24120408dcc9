import { hasLink } from './links.ts'

describe('a link', () => {
  it.each([
    'See https://spam.example/offer',
    'HTTP://SPAM.EXAMPLE',
    'ask www.spam.example',
    '[a title](//spam.example)',
    '[a title][1]\n\n[1]: //spam.example',
    'http\\://spam.example',
    'http&#58;//spam.example',
    'http&colon;//spam.example',
    '<https://spam.example>',
  ])('is in %j', (text) => expect(hasLink(text)).toBe(true))

  it.each(['A lovely premise.', 'Rights: film & TV', '[sic] (really)', 'He said: www', 'R&D; nothing else'])(
    'is not in %j',
    (text) => expect(hasLink(text)).toBe(false),
  )
})
