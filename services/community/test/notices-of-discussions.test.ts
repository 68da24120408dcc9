import { type PublicReply, replyPosted, textLiked, userClosed } from '@storyright/contracts/events'
import { eventually } from '@storyright/testing'
import { dueMailRows } from '../src/notifications/due-mail-rows.ts'
import { beingTold } from './being-told.ts'

jest.setTimeout(60_000)

const its = beingTold()
const { listOf, titlesOf, eventuallyTold, post, reply, like, nameOf, settled } = its

describe('what people are told of what others write and like', () => {
  it('is gathered while it is unread, and begins anew once it is read', async () => {
    const [iris, tom, ann] = [await its.community.join(), await its.community.join(), await its.community.join()]
    const asked = await post(iris, 'How to pitch')
    await reply(tom, asked, 'First of all')
    await eventuallyTold(iris, [`${nameOf(tom)} replied to your discussion “How to pitch”`])
    await reply(ann, asked, 'And then')
    await reply(tom, asked, 'At last')
    await eventuallyTold(iris, ['3 replies to your discussion “How to pitch”'])
    await eventuallyTold(ann, [`${nameOf(tom)} replied in “How to pitch”`])
    await eventuallyTold(tom, [`${nameOf(ann)} replied in “How to pitch”`])

    const [notice] = await listOf(iris)
    expect([notice!.count, notice!.detail]).toEqual([3, 'At last'])
    await its.community.post('/api/notifications/read', iris, { ids: [notice!.id] })
    await reply(ann, asked, 'One more')
    await eventuallyTold(iris, [
      `${nameOf(ann)} replied to your discussion “How to pitch”`,
      '3 replies to your discussion “How to pitch”',
    ])
    expect(await listOf(iris, '?unread=true')).toHaveLength(1)
  })

  it('quotes Markdown as text, with titles for addresses, and is done once the discussion is read', async () => {
    const [iris, tom] = [await its.community.join(), await its.community.join()]
    const listing = await its.community.addListing({ title: 'Reckoner' })
    const asked = await post(iris, 'Detectives')
    const answer = await reply(tom, asked, `Like *mercy* in [this](/listing/${listing.id}): /listing/${listing.id}`)
    await eventuallyTold(iris, [`${nameOf(tom)} replied to your discussion “Detectives”`])
    expect((await listOf(iris))[0]!.detail).toBe('Like mercy in this: Reckoner')
    await its.community.post(`/api/forum/posts/${asked.id}/read`, iris, { replyId: answer.id })
    expect(await listOf(iris, '?unread=true')).toEqual([])
  })

  it('is a mention or a reply, not both, and an edit tells only whom it mentions anew', async () => {
    const [iris, tom, ann] = [
      await its.community.join({ username: 'iris.mentioned' }),
      await its.community.join(),
      await its.community.join({ username: 'ann.mentioned' }),
    ]
    const asked = await post(iris, 'Mentions')
    const { id } = await reply(tom, asked, 'Ask @iris.mentioned')
    await eventuallyTold(iris, [`${nameOf(tom)} mentioned you in “Mentions”`])
    await its.community.send('PATCH', `/api/forum/replies/${id}`, tom, {
      content: 'Ask @iris.mentioned and @ann.mentioned',
    })
    await eventuallyTold(ann, [`${nameOf(tom)} mentioned you in “Mentions”`])
    expect(await titlesOf(iris)).toHaveLength(1)
  })

  it('of a like is said once, though it is taken back and made again, and never of one’s own', async () => {
    const [iris, tom, ann] = [await its.community.join(), await its.community.join(), await its.community.join()]
    const { id } = await post(iris, 'Liked')
    for (let turn = 0; turn < 3; turn++) await like(tom, id)
    await like(iris, id)
    await eventuallyTold(iris, [`${nameOf(tom)} likes your discussion “Liked”`])
    await like(ann, id)
    await eventuallyTold(iris, ['2 people like your discussion “Liked”'])
    const told = await its.community.toldBy(textLiked)
    expect(told.filter(({ personId }) => personId === iris.id)).toEqual([])
  })

  it('is not told to whoever has blocked the liker, nor told of a like that is taken back before it is heard of', async () => {
    const [iris, tom] = [await its.community.join({ role: 'agent', tier: 'free' }), await its.community.join()]
    await its.community.post(`/api/people/${tom.id}/block`, iris)
    const { id } = await post(iris, 'Blocked')
    await like(tom, id)
    expect((await its.community.toldBy(textLiked)).filter(({ subjectId }) => subjectId === id)).toEqual([])
    const gone = {
      id: `${id}_${tom.id}`,
      subject: 'post',
      subjectId: id,
      authorId: iris.id,
      personId: tom.id,
    } as const
    await its.community.say(textLiked, 1, { ...gone, title: 'Blocked', link: '/', at: new Date().toISOString() })
    await settled(iris)
    expect(await titlesOf(iris)).toHaveLength(1)
  })

  it('is nothing where the text was deleted or its author blocked meanwhile, and goes with the text', async () => {
    const [iris, tom, ann] = [
      await its.community.join({ role: 'agent' }),
      await its.community.join(),
      await its.community.join(),
    ]
    const asked = await post(iris, 'Deleted')
    const { id } = await reply(tom, asked, 'Never mind')
    await eventuallyTold(iris, [`${nameOf(tom)} replied to your discussion “Deleted”`])
    await its.community.send('DELETE', `/api/forum/replies/${id}`, tom)
    await eventuallyTold(iris, [])

    const [event] = await its.community.told<PublicReply>(id)
    await its.community.say(replyPosted, 9, { ...event!.data, id })
    const { id: other } = await reply(ann, asked, 'From somebody who is blocked by then')
    await eventually(async () => expect(await titlesOf(iris)).toHaveLength(1))
    await its.community.post(`/api/people/${ann.id}/block`, iris)
    const [late] = await its.community.told<PublicReply>(other)
    const { id: third } = await reply(tom, asked, 'A third')
    await its.community.say(replyPosted, 9, { ...late!.data, id: third, authorId: ann.id })
    await settled(iris)
    expect((await titlesOf(iris)).slice(1)).toEqual(['2 replies to your discussion “Deleted”'])
  })

  it('goes with the whole discussion: of its replies too, from the bell, the due mails and what was read', async () => {
    const [ada, iris, tom, ann] = [
      await its.community.join({ role: 'admin' }),
      await its.community.join({ username: 'iris.gone' }),
      await its.community.join(),
      await its.community.join(),
    ]
    const asked = await post(iris, 'A secret plot')
    const first = await reply(tom, asked, 'Tell me')
    await reply(ann, asked, 'The whole secret')
    await reply(tom, asked, 'Ask @iris.gone')
    await its.community.post('/api/forum/like', ann, { replyId: first.id })
    const replied = `${nameOf(tom)} replied in “A secret plot”`
    await eventuallyTold(ann, [replied])
    await eventually(async () => expect(await titlesOf(iris)).toHaveLength(2))
    await eventually(async () => expect(await titlesOf(tom)).toHaveLength(2))
    const [read] = await listOf(ann)
    await its.community.post('/api/notifications/read', ann, { ids: [read!.id] })
    const people = { personId: { $in: [iris.id, tom.id, ann.id] } }
    expect(await dueMailRows.of(its.community.db).countDocuments(people)).toBeGreaterThan(0)

    const form = { subject: 'post', subjectId: asked.id, reason: 'confidential' }
    const { id: flag } = (await its.community.post('/api/flags', ann, form)).json()
    await its.community.post(`/api/admin/moderation/${flag}`, ada, { action: 'remove', reason: 'It is a secret.' })
    await eventually(async () => expect(await listOf(ann)).toHaveLength(2))
    const telling = 'Your discussion was removed by a moderator'
    await eventuallyTold(iris, [telling])
    await eventuallyTold(tom, [])
    expect((await listOf(ann)).find(({ id }) => id === read!.id)).toMatchObject({
      title: 'This was in a discussion that is no longer there',
      detail: null,
    })
    expect(await dueMailRows.of(its.community.db).countDocuments(people)).toBe(0)
    await its.community.say(userClosed, 2, { ...ada.person, status: 'closed' })
  })

  it('calls people what they are called when it is read', async () => {
    const [iris, tom] = [await its.community.join(), await its.community.join()]
    await like(tom, (await post(iris, 'A name')).id)
    await eventuallyTold(iris, [`${nameOf(tom)} likes your discussion “A name”`])
    await its.community.say(userClosed, 2, { ...tom.person, status: 'closed', firstName: '', lastName: '' })
    expect(await titlesOf(iris)).toEqual(['Former member likes your discussion “A name”'])
  })
})
