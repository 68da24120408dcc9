import { oneLine } from './one-line.ts'

describe('what people typed', () => {
  it('stays on one line', () => expect(oneLine(' Slack\r\n\tWater ')).toBe('Slack Water'))

  it.each([
    ...[
      'https://evil.example/login',
      'HTTPS://EVIL.EXAMPLE',
      'http:evil.example',
      'https:/evil.example',
      'ftp://evil.example',
    ],
    ...[
      'www.evil.example',
      'WWW.evil.example',
      'evil.example',
      'evil.example/login?x=1',
      'evil。example',
      'mailto:a@evil.example',
    ],
    ...['help@evil.example', 'a.b+c@evil.example', 'tel:+441234567', '(www.evil.example)', '<https://evil.example>'],
    ...[
      'x.https://evil.example',
      'javascript:alert(1)',
      '//evil.example',
      '192.0.2.7/login',
      'münchen.example',
      'xn--mnchen-3ya.example',
    ],
  ])('holds nothing that a mail program makes a link of: %s', (typed) => {
    const shown = oneLine(`Please see ${typed} now`)
    expect(shown).not.toMatch(/:\/\/|www\.|@|evil\.example|\d\.\d|\p{L}\.\p{L}{2}|(?:mailto|tel|https?|javascript):/iu)
    expect(shown).toMatch(/^Please see .* now$/)
  })

  it.each([
    ...['J.R.R. Tolkien', 'e.g. this', 'Act 1: the end', 'He said: no', 'about £1.50', 'Ph.D', 'U.S.A.', 'version 2.5'],
    ...['Wait... what', 'Re: the star', 'Book 2: Home', 'Note:this'],
  ])('stays as it is otherwise: %s', (typed) => expect(oneLine(typed)).toBe(typed))

  it('is quoted up to 300 letters', () => {
    expect(Array.from(oneLine('w'.repeat(301)))).toHaveLength(300)
    expect(oneLine('w'.repeat(300))).toBe('w'.repeat(300))
  })
})
