import { plainText } from './plain-text.ts'

describe('a text with markup as plain text', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<div><div>One</div></div>\n<h2>Two</h2>', 'One\n\nTwo'],
    ['One<br/>Two<BR>Three', 'One\nTwo\nThree'],
    ['a &lt;b&gt;bold&lt;/b&gt; word', 'a bold word'],
    ['&amp;amp;amp;', '&'],
    ['A&nbsp;B&rsquo;s', 'A B’s'],
    ['x < y and y > z', 'x < y and y > z'],
    ['AT&T; R&D; &notanentity;', 'AT&T; R&D; &notanentity;'],
    ['<3 and <unknown> stay', '<3 and <unknown> stay'],
    ['kept<!-- not kept', 'kept'],
    ['kept<script>not kept', 'kept'],
    ['kept <a href="x', 'kept'],
    ['Line one\nline two\n\n\n\nline three', 'Line one\nline two\n\nline three'],
  ])('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  it.each([
    ['beginnings of tags', '<a'],
    ['ends of scripts', '<script></script'],
    ['comments', '<!--'],
    ['entities', '&amp;'],
    ['blanks', ' \t'],
    ['blocks', '<p>\n'],
  ])('takes no longer than its length asks for with many %s', (_name, piece) => {
    const started = process.cpuUsage()
    plainText(piece.repeat(200_000))
    // The square of that length is minutes.
    expect(process.cpuUsage(started).user).toBeLessThan(5_000_000)
  })
})
