import { createLetters } from './letters.ts'

const letters = createLetters('https://storyright.example')
const email = 'ann@storyright.test'
const account = { email, at: new Date('2026-11-26T10:00:00.000Z') }

describe('the letters', () => {
  it('lead to the site’s own pages, in plain text and in HTML', () => {
    const { text, html } = letters.verification('a-token', email)
    const url = 'https://storyright.example/verify-email?token=a-token'
    expect(text).toContain(`Verify email address:\n${url}\n`)
    expect(html).toContain(`href="${url}"`)
    expect(letters.reset('t', email).text).toContain('https://storyright.example/reset-password?token=t')
  })

  it('show what people typed as text, never as markup', () => {
    const { html, text } = letters.passwordChanged(`<img src=x onerror="a('b')"> & Co`, account)
    expect(html).toContain('Dear &lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; Co,')
    expect(html).not.toContain('<img')
    expect(text).toContain('Dear <img')
  })

  it('keep a name on one line', () => {
    expect(letters.farewell('Ann\r\n\r\nClick here', false, account).text).toContain('Dear Ann Click here,')
  })

  it('tell a member who leaves what becomes of the membership, and nobody else', () => {
    expect(letters.farewell('Ann', true, account).text).toContain(
      'Your Storyright Premium ends with it, and nothing more is charged. A first payment of the last 14 days goes back',
    )
    expect(letters.farewell('Ann', false, account).text).not.toContain('Premium')
  })

  it('bring a reviewer’s notes, each line of them, and nothing in their place when there are none', () => {
    const { text, html } = letters.applicationRejected('Please send:\n\n<two> references', account)
    expect(text).toContain('Our reviewer adds:\n\nPlease send:\n\n<two> references\n')
    expect(html).toContain('&lt;two&gt; references</p>')
    expect(letters.applicationApproved(null, account).text).not.toContain('reviewer')
  })

  it('say to which account something happened, and when', () => {
    for (const { text } of [
      letters.suspended('Ann', account),
      letters.activated('Ann', account),
      letters.passwordChanged('Ann', account),
      letters.emailKept('Ann', account),
    ])
      expect(text).toMatch(
        /Storyright account \(ann@storyright\.test\).*26 Nov 2026, 10:00, UK time|26 Nov 2026, 10:00, UK time.*\(ann@storyright\.test\)/,
      )
  })

  it('tell the old mailbox of the new one', () => {
    for (const tell of [letters.emailChangeAsked, letters.emailChanged]) {
      const { text } = tell('Ann', 'new@storyright.test', 'an-undo-token')
      expect(text).toContain('new@storyright.test')
      expect(text).toContain('https://storyright.example/verify-email?undo=an-undo-token')
    }
  })

  it('call nobody by name in a mailbox that may be a stranger’s', () => {
    const { text } = letters.confirmEmail('a-token', email)
    expect(text).toContain('Hello,')
    expect(text).toContain('https://storyright.example/verify-email?token=a-token')
  })
})
