import type { Moderated } from '@storyright/contracts/events'
import {
  type LetterOn,
  mutedLetter,
  outcomeLetter,
  removedLetter,
  shownLetter,
  unmutedLetter,
  warnedLetter,
} from './decisions.ts'

const publicUrl = 'https://storyright.example'
const decided: Moderated = {
  id: '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c01',
  action: 'remove',
  subject: 'comment',
  subjectId: '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c02',
  authorId: '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c03',
  reporters: [],
  reason: 'It names\nsomebody <privately>.',
  excerpt: 'The agent’s cousin & I …',
  link: '/listing/12#comment-7',
  mutedUntil: '2026-11-24T14:05:00.000Z',
  wasWaiting: false,
  isDeletedByAuthor: false,
  at: '2026-11-23T14:05:00.000Z',
}

/** The letter's paragraphs as a reader of plain text sees them; the same words have to stand in the HTML. */
function read(letterOn: LetterOn, change: Partial<Moderated> = {}) {
  const letter = letterOn({ decided: { ...decided, ...change }, reader: { firstName: 'Iris' }, publicUrl })
  const parts = letter.text.split('\n\n').slice(0, -2)
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const shown = letter.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  for (const part of parts.slice(0, -1)) expect(shown).toContain(escaped(part))
  const url = parts.at(-1)!.split('\n')[1]!
  expect(letter.html).toContain(`href="${url}"`)
  return { subject: letter.subject, parts: parts.slice(1, -1), url }
}
const reason = 'The reason given: It names somebody <privately>.'

describe('the letters about what moderators decide', () => {
  it('say that a text was removed, why, and what to do', () =>
    expect(read(removedLetter)).toEqual({
      subject: 'Your comment was removed',
      parts: [
        'On 23 Nov 2026 a moderator removed your comment, “The agent’s cousin & I …”.',
        reason,
        'You are welcome to write it anew without what it was removed for. If you disagree, write to hello@storyright.test and another moderator will review it.',
      ],
      url: `${publicUrl}/listing/12`,
    }))

  it('say that what waited is not shown', () => {
    const { subject, parts } = read(removedLetter, { wasWaiting: true, subject: 'reply' })
    expect(subject).toBe('Your reply will not be shown')
    expect(parts[0]).toBe(
      'On 23 Nov 2026 a moderator read your reply, “The agent’s cousin & I …”, which was held for review, and removed it.',
    )
  })

  it('do without a reason and without words where there are none, and lead from a removed discussion to the forum', () => {
    const { parts, url } = read(removedLetter, { reason: null, excerpt: ' ', subject: 'post', link: '/forum/1' })
    expect([parts.length, parts[0], url]).toEqual([
      2,
      'On 23 Nov 2026 a moderator removed your discussion.',
      `${publicUrl}/forum`,
    ])
  })

  it('warn', () => {
    const { subject, parts, url } = read(warnedLetter)
    expect([subject, parts[1], url]).toEqual([
      'A warning about your comment',
      reason,
      `${publicUrl}/listing/12#comment-7`,
    ])
  })

  it('say until when somebody is muted, and when it ended early', () => {
    const { subject, parts } = read(mutedLetter)
    expect(subject).toBe('You are muted until 24 Nov 2026, 14:05, UK time')
    expect(parts[0]).toContain('Until 24 Nov 2026, 14:05, UK time, you can read comments and the forum, but not write.')
    expect(parts[1]).toBe(reason)
    expect(read(unmutedLetter).subject).toBe('You can write again')
  })

  it('say that what waited is shown', () =>
    expect(read(shownLetter)).toMatchObject({
      subject: 'Your comment is shown now',
      url: `${publicUrl}/listing/12#comment-7`,
    }))

  it('thank whoever flagged it, say what came of it, and never the moderator’s reason', () => {
    const outcomes = [{ action: 'keep' }, { action: 'remove' }, { isDeletedByAuthor: true }] as const
    const said = outcomes.map((change) => read(outcomeLetter, change).parts)
    expect(said.map(([first]) => first!.replace('You flagged a comment, “The agent’s cousin & I …”. ', ''))).toEqual([
      'On 23 Nov 2026 a moderator read it and found that it keeps to the rules, so it stays. If you would rather not read its author, you can block them.',
      'On 23 Nov 2026 a moderator read it and removed it.',
      'Its author has deleted it meanwhile.',
    ])
    expect(JSON.stringify(said)).not.toContain('reason')
    for (const parts of said) expect(parts[1]).toContain('Thank you')
  })
})
