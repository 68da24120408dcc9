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
    ...['_www.evil.example_', '*www.evil.example*', '~~www.evil.example~~', '(www.evil.example)', '_WWW.evil.example_'],
    ...[
      '<https:evil.example>',
      '<https:/evil.example>',
      '<HTTPS:evil>',
      '<mailto:a@evil.example>',
      '<javascript:x>',
      '<tel:123>',
    ],
    ...['help@evil.example', 'write to _help@evil.example_', 'mailto:help@evil.example', 'xmpp:help@evil.example/chat'],
    ...[
      '<help@evil.example>',
      '[a][b]\n\n[b]: evil.example',
      '![a](evil.example)',
      '| a |\n|-|\n| help@evil.example |',
    ],
    ...[
      '> - **help@evil.example**',
      '```\ncode\n```\n_www.evil.example_',
      '[x](</evil> "t")',
      '[^1]\n\n[^1]: www.evil.example',
    ],
    // Built such that pages show it as it was typed; nobody spends the time to parse it.
    `${'['.repeat(700)}a@evil.example`,
    `${'>'.repeat(40)} hello`,
  ])('is in %j', (text) => expect(hasLink(text)).toBe(true))

  it.each([
    ...['A lovely premise.', 'Rights: film & TV', '[sic] (really)', 'He said: www', 'R&D; nothing else'],
    ...[
      '@iris would know',
      'a * b * c',
      '_emphasis_ and `code`',
      '- one\n- two',
      '`help@evil.example`',
      '<b>bold</b>',
      'a@b',
    ],
    ...['16:9', 'https', 'mailto', 'He said <no>', '[x] done', '~~struck~~', 'wwwhat', '| a |\n|-|\n| b |'],
  ])('is not in %j', (text) => expect(hasLink(text)).toBe(false))
})
