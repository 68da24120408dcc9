import type { MailWanted } from '@storyright/contracts/events'
import { wantedLetter } from './wanted.ts'

const at = '2026-11-26T10:00:00.000Z'
const id = '9d1c8f1e-5a5a-4d59-9a06-6f8b0a3f7c11'

const written = (change: Partial<MailWanted>) =>
  wantedLetter({
    wanted: {
      id,
      personId: id,
      kind: 'mentions',
      subject: '',
      items: [],
      more: 0,
      unsubscribeToken: 'x',
      action: { label: 'Read it', link: '/forum/1' },
      ...change,
    },
    reader: { firstName: 'Ann' },
    publicUrl: 'https://storyright.example',
  })

const attack = 'Dear member, your card was refused. Pay at https://evil.example/pay or write to help@evil.example'

describe('a mail about what a member wrote', () => {
  const by = { name: 'www.evil.example Support', role: 'premium' } as const
  const title = 'Idris Cole mentioned you in “Slack Water”'
  const item = { title, detail: attack, by, link: '/forum/1', at }

  it.each([
    ['alone', { subject: `Mentioned: ${title}`, items: [item] }],
    ['among others', { subject: 'Two things', items: [item, { ...item, detail: null, by: null }] }],
  ])(
    'begins with our own sentence, then quotes it with the name and the role, and makes none of its links: %s',
    (_, mail) => {
      const { text, html } = written(mail)
      expect(text).toContain(title)
      expect(text).toMatch(
        /\n\[link\] Support, producer, wrote:\n> “Dear member, your card was refused\. Pay at \[link\] or write to \[link\]”/,
      )
      expect(text.indexOf(title)).toBeLessThan(text.indexOf('Dear member'))
      expect(html).toContain('<blockquote')
      expect(html.indexOf(title)).toBeLessThan(html.indexOf('Dear member'))
      expect(`${text}${html}`).not.toContain('evil.example')
    },
  )

  it('says our own words as they are', () => {
    const own = { title: 'Your application was approved', detail: 'Welcome to Storyright.', link: '/forum/1', at }
    expect(written({ kind: 'account', subject: own.title, items: [own] }).text).toContain(
      'Dear Ann,\n\nWelcome to Storyright.\n',
    )
  })

  it('quotes no more than 300 letters', () => {
    const { text } = written({ subject: title, items: [{ ...item, detail: 'a'.repeat(500) }] })
    expect(/> “(a+)”/.exec(text)![1]).toHaveLength(300)
  })
})
