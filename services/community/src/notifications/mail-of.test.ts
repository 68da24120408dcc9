import type { NotificationKind } from '@storyright/contracts/vocabulary'
import { mailOf } from './mail-of.ts'

const now = new Date('2026-11-26T10:00:00.000Z')

function subjectOf(kind: NotificationKind, words: string, count = 1): string {
  const row = { title: words, titleOfMany: words, link: '/x', at: now }
  const title = words.replace('{name}', 'Pay now at evil.example')
  const due = { personId: 'p', kind, isDaily: false, count }
  return mailOf({ news: [{ due, row, title, detail: null }] as never, now }).mail.subject
}

describe('the subject of a mail', () => {
  it.each([
    ['mentions', '{name} mentioned you in “Slack Water”'],
    ['replies', '{name} replied in “Slack Water”'],
    ['likes', '{name} likes your comment'],
    ['favourites', '“Act now” is under option'],
    ['competitions', '“Act now” is open'],
    ['support', '{name} asks support'],
    ['applications', '{name} has applied as an agent'],
  ] as const)('never begins with what a member typed: %s', (kind, words) => {
    expect(subjectOf(kind, words)).not.toMatch(/^(?:Pay|[“"])/)
    expect(subjectOf(kind, words)).toMatch(/: (?:Pay now|“Act now”)/)
  })

  it('is the title where that is ours', () => {
    expect(subjectOf('support', 'Storyright Support has answered your question')).toBe(
      'Storyright Support has answered your question',
    )
    expect(subjectOf('replies', '{count} replies in “Slack Water”', 3)).toBe('{count} replies in “Slack Water”')
  })
})
