import { forumCalls, identityCalls, peopleCalls } from '@storyright/contracts/http'
import { screen, waitFor } from '@testing-library/react'
import { aMember, aPost, aReply, aWriter, oneself } from '../../testing/community-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { renderPages } from '../../testing/render-page.tsx'
import { watchScrolling } from '../../testing/watch-scrolling.ts'
import { DiscussionPage } from './discussion.tsx'
import { ForumPage } from './forum.tsx'

let api: ReturnType<typeof fakeApi>
const { id } = aPost()
beforeEach(() => {
  localStorage.clear()
  api = fakeApi()
  api.on(identityCalls.currentUser, aMember)
  api.on(forumCalls.forumStats, { discussions: 1, replies: 1, views: 1, activeToday: 1 })
  api.on(forumCalls.forumPosts, listed([aPost()], { total: 1 }))
  api.on(forumCalls.forumPost, aPost())
  api.on(forumCalls.forumReplies, listed([aReply(50), aReply(51)], { total: 2 }))
  api.on(peopleCalls.ownStanding, { mutedUntil: null, reason: null })
  api.on(forumCalls.viewPost, null)
  api.on(forumCalls.readPost, null)
})
const open = (at = `/forum/${id}`) => renderPages({ '/forum': <ForumPage />, '/forum/:postId': <DiscussionPage /> }, at)
const reply = (by = 'Ida Vane') => screen.findAllByRole('article', { name: `Reply by ${by}` })
const box = async () =>
  (await screen.findByRole('form', { name: 'Reply' })) && screen.getByRole('textbox', { name: 'Your reply' })
const press = (name: string) => screen.findByRole('button', { name })

describe('replying in a discussion', () => {
  it('needs words', async () => {
    const { user } = open()
    await user.type(await box(), '  ')
    await user.click(await press('Post Reply'))
    await expectFailureToast('Validation Error', 'Please provide content for your reply.')
    expect(api.asked(forumCalls.postReply)).toHaveLength(0)
  })

  it('posts once, shows the reply and goes to it', async () => {
    watchScrolling()
    const mine = aReply(60, { content: 'Thank you', author: oneself })
    api.on(forumCalls.postReply, mine)
    const { user } = open()
    await user.type(await box(), ' Thank you ')
    await user.click(await press('Post Reply'))
    await expectToast({ title: 'Reply Posted' })
    const [posted] = await reply('Rosa Adeyemi')
    await waitFor(() => expect(posted).toHaveFocus())
    expect(await box()).toHaveValue('')
    expect(api.asked(forumCalls.postReply).map(({ body }) => body)).toEqual([{ content: 'Thank you' }])
  })

  it('keeps what was typed where the discussion was locked meanwhile, and through the reload that shows it', async () => {
    api.on(forumCalls.postReply, refusal(409, 'This discussion is locked.'))
    const { user } = open()
    await user.type(await box(), 'Thank you')
    await user.click(await press('Post Reply'))
    await expectFailureToast('Error', 'This discussion is locked.')
    expect(await box()).toHaveValue('Thank you')
    expect(JSON.stringify({ ...localStorage })).toContain('Thank you')
  })

  it('says what failed where the server does not', async () => {
    api.on(forumCalls.postReply, { status: 500, body: {} })
    const { user } = open()
    await user.type(await box(), 'Thank you')
    await user.click(await press('Post Reply'))
    await expectFailureToast('Error', 'Failed to post reply')
    expect(await box()).toHaveValue('Thank you')
  })

  it('keeps a draft through a reload, and shows what it will look like', async () => {
    const { user, unmount } = open()
    await user.type(await box(), 'So **be** it')
    expect((await screen.findByText('be')).tagName).toBe('STRONG')
    unmount()
    open()
    expect(await box()).toHaveValue('So **be** it')
  })

  it('quotes a reply, with whose it is', async () => {
    const author = aWriter({ firstName: 'I*d*a' })
    api.on(forumCalls.forumReplies, listed([aReply(50, { content: 'One\nTwo', author })], { total: 1 }))
    const { user } = open()
    await user.click(await press('Quote the reply by I*d*a Vane'))
    expect(await box()).toHaveValue('> **I\\*d\\*a Vane:**\n>\n> One\n> Two\n\n')
    expect(await box()).toHaveFocus()
  })
})
