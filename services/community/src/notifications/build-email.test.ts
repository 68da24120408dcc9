import type { NotificationKind } from '@storyright/contracts/vocabulary'
import { buildEmail } from './build-email.ts'

const now = new Date('2026-11-26T10:00:00.000Z')

function mailAbout(kind: NotificationKind, words: string, { count = 1, byId = null as string | null } = {}) {
  const row = { title: words, titleOfMany: words, link: '/x', at: now, byId }
  const title = words.replace('{name}', 'Pay now at evil.example')
  const due = { personId: 'p', kind, isDaily: false, count }
  return buildEmail({ news: [{ due, row, title, detail: null }] as never, now }).mail
}
const subjectOf = (kind: NotificationKind, words: string, count = 1) => mailAbout(kind, words, { count }).subject

describe('the button of a mail', () => {
  it.each([
    ['support', { byId: null }, 'Read the answer'],
    ['support', { byId: 'mary' }, 'Open the conversation'],
    ['applications', { count: 1 }, 'Review the application'],
    ['applications', { count: 2 }, 'Review the applications'],
  ] as const)('says what it opens: %s %o', (kind, about, label) =>
    expect(mailAbout(kind, 'Something', about).action).toEqual({ label, link: '/x' }),
  )
})

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
