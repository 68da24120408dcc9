import {
  agentApproved,
  agentRejected,
  type Moderated,
  type PublicListing,
  type PublicUser,
  userRegistered,
} from '@storyright/contracts/events'
import { samplePerson } from '@storyright/testing/sample-person'
import { applicationNotices, decisionNotices as ofApplication } from './account-templates.ts'
import { favouriteNotices } from './favourite-templates.ts'
import { decisionNotices, queueNotices } from './moderation-templates.ts'
import { likeNotices, mentionNotices, textNotices } from './text-templates.ts'

const at = '2026-11-22T10:00:00.000Z'

describe('what a text says to whom', () => {
  const row = { content: 'Have you   read\nit? https://spam.example' } as never
  const text = (kind: 'comment' | 'post' | 'reply', change: object = {}) => ({
    kind,
    thread: 'thread',
    event: { id: 'text', authorId: 'tom', mentioned: [], followers: [], repliesTo: null, ...change },
    now: { row, place: 'forum' as const, title: 'How to\npitch', link: '/forum/1#reply-text' },
    concerns: (id: string) => id !== 'a blocker',
  })
  const said = (notices: ReturnType<typeof textNotices>) =>
    notices.map(({ kind, title, titleOfMany, personIds }) => [kind, title, titleOfMany, personIds])

  it('is one thing to each: a mention before a reply, the asker before the followers', () => {
    const told = { mentioned: ['iris', 'a blocker'], followers: ['iris', 'ann', 'bea', 'a blocker'], repliesTo: 'ann' }
    expect(said(textNotices(text('reply', told)))).toEqual([
      [
        'mentions',
        '{name} mentioned you in “How to pitch”',
        'You were mentioned {count} times in “How to pitch”',
        ['iris'],
      ],
      [
        'replies',
        '{name} replied to your discussion “How to pitch”',
        '{count} replies to your discussion “How to pitch”',
        ['ann'],
      ],
      ['replies', '{name} replied in “How to pitch”', '{count} replies in “How to pitch”', ['bea']],
    ])
  })

  it('names the listing of a comment, and quotes the beginning without its links', () => {
    const [reply] = textNotices(text('comment', { repliesTo: 'ann' }))
    expect(reply).toMatchObject({
      title: '{name} replied to your comment on “How to pitch”',
      detail: 'Have you read it? [link]',
      group: 'replies thread',
      what: 'reply text',
      by: 'tom',
      textId: 'text',
    })
  })

  it('is nothing where it concerns nobody any more; of an edit only those whom it mentions hear', () => {
    expect(textNotices(text('post', { mentioned: ['a blocker'], repliesTo: 'a blocker' }))).toEqual([])
    const edit = mentionNotices(text('reply', { mentioned: ['iris'], repliesTo: 'ann', followers: ['bea'] }))
    expect(said(edit).map(([kind, , , ids]) => [kind, ids])).toEqual([['mentions', ['iris']]])
    expect(mentionNotices(text('reply', { repliesTo: 'ann' }))).toEqual([])
  })

  it('of a like: one for each pair, gathered by the text', () => {
    const liking = {
      id: 'text_iris',
      subjectId: 'text',
      authorId: 'tom',
      personId: 'iris',
      title: 'Slack Water',
      link: '/x',
      at,
    }
    const titles = (['comment', 'post', 'reply'] as const).map(
      (subject) => likeNotices({ ...liking, subject })[0]!.title,
    )
    expect(titles).toEqual([
      '{name} likes your comment on “Slack Water”',
      '{name} likes your discussion “Slack Water”',
      '{name} likes your reply in “Slack Water”',
    ])
    expect(likeNotices({ ...liking, subject: 'post' })[0]).toMatchObject({
      what: 'like text_iris',
      group: 'likes text',
      personIds: ['tom'],
      titleOfMany: '{count} people like your discussion “Slack Water”',
    })
  })
})

describe('what moderation says to whom', () => {
  const queued = { id: 'flag', subject: 'reply', subjectId: 'text', authorId: 'tom', excerpt: 'Ring me', at } as const

  it('tells the administrators what waits, but not of what they wrote or flagged themselves', () => {
    const admins = ['ada', 'tom', 'iris']
    const [flagged] = queueNotices({ ...queued, isWaiting: false, reporterId: 'iris' }, { version: 1, admins })
    expect(flagged).toMatchObject({
      personIds: ['ada'],
      title: 'A reply was flagged',
      link: '/admin/moderation?flag=flag',
    })
    const [waiting] = queueNotices({ ...queued, isWaiting: true, reporterId: null }, { version: 2, admins })
    expect(waiting).toMatchObject({
      personIds: ['ada', 'iris'],
      title: 'A reply is held for review',
      what: 'queued flag 2',
    })
  })

  const decided = (change: Partial<Moderated>): Moderated => ({
    id: 'decision',
    action: 'remove',
    subject: 'post',
    subjectId: 'text',
    authorId: 'tom',
    reporters: [{ userId: 'iris', reason: 'spam' }],
    reason: null,
    excerpt: 'Ring me',
    link: '/forum/text',
    mutedUntil: null,
    wasWaiting: false,
    isDeletedByAuthor: false,
    at,
    ...change,
  })
  const said = (change: Partial<Moderated>) =>
    decisionNotices(decided(change)).map(({ personIds, title, link }) => [personIds[0], title, link])

  it.each<[Partial<Moderated>, unknown[]]>([
    [
      {},
      [
        ['tom', 'Your discussion was removed by a moderator', '/forum'],
        ['iris', 'The discussion you flagged was removed', '/forum'],
      ],
    ],
    [{ action: 'keep' }, [['iris', 'The discussion you flagged keeps to the rules and stays', '/forum/text']]],
    [{ action: 'keep', wasWaiting: true, reporters: [] }, [['tom', 'Your discussion is shown now', '/forum/text']]],
    [
      { wasWaiting: true, reporters: [], subject: 'reply', link: '/forum/1#reply-2' },
      [['tom', 'Your reply will not be shown', '/forum/1']],
    ],
    [{ isDeletedByAuthor: true }, [['iris', 'The discussion you flagged was deleted by its author', '/forum']]],
    [{ action: 'warn', reporters: [] }, [['tom', 'A moderator warns you about your discussion', '/forum/text']]],
    [
      { action: 'mute', reporters: [], mutedUntil: '2026-11-23T10:00:00.000Z' },
      [['tom', 'A moderator has muted you until 23 Nov 2026, 10:00', '/forum']],
    ],
    [{ action: 'unmute', reporters: [] }, [['tom', 'You can write again', '/forum']]],
    [{ action: 'lock', reporters: [] }, []],
    [
      { reporters: [{ userId: 'tom', reason: 'spam' }] },
      [['tom', 'Your discussion was removed by a moderator', '/forum']],
    ],
  ])('tells the author and whoever flagged it: %o', (change, expected) => expect(said(change)).toEqual(expected))
})

describe('what accounts and listings say to whom', () => {
  const agent = (change: Partial<PublicUser> = {}) =>
    samplePerson({ id: 'vane', role: 'agent', status: 'pending_review', companyName: 'Vane & Daughters', ...change })
  const event = (data: PublicUser, type = userRegistered.type) => ({ type, data, entityversion: 1 })

  it('tells the administrators that an agent has applied, while nobody has decided', () => {
    const told = (newest: PublicUser, data = agent(), waiting = 14) =>
      applicationNotices(event(data), { newest, admins: ['ada'], waiting })
    expect(told(agent())[0]).toMatchObject({
      personIds: ['ada'],
      by: 'vane',
      title: '{name} has applied as an agent',
      detail: '{name} represents Vane & Daughters. 14 applications are waiting.',
      link: '/admin-dashboard?tab=applications',
    })
    expect(told(agent(), agent(), 1)[0]!.detail).toMatch(/No other application is waiting\.$/)
    expect(told(agent({ status: 'active' }))).toEqual([])
    expect(told(samplePerson(), samplePerson({ role: 'producer', status: 'pending_verification' }))).toEqual([])
  })

  it('tells the agent what was decided', () => {
    const titleOf = ({ type }: { type: string }) => ofApplication(event(agent(), type))[0]!.title
    expect([titleOf(agentApproved), titleOf(agentRejected)]).toEqual([
      'Your application was approved',
      'Your application was not approved',
    ])
  })

  it.each([
    ['optioned', '“Slack Water” is under option'],
    ['sold', '“Slack Water” is sold'],
    ['available', '“Slack Water” is available again'],
  ] as const)('tells who has favourited a title that it is %s', (status, title) => {
    const listing = { id: '42', title: 'Slack Water', author: 'Joan Fell', status } as PublicListing
    const [notice] = favouriteNotices({ data: listing, entityversion: 4 }, ['iris'])
    expect([notice!.title, notice!.link, notice!.personIds]).toEqual([title, '/listing/42', ['iris']])
    expect(notice!.detail).toMatch(/^By Joan Fell\. /)
  })
})
