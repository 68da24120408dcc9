import { catalogueCalls, commentCalls, identityCalls, peopleCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aComment, aMember, aWriter, oneself } from '../testing/community-samples.ts'
import { expectFailureToast, expectToast } from '../testing/expect-toast.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { aListing } from '../testing/samples.ts'
import { ListingPage } from './listing.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  localStorage.clear()
  api = fakeApi()
  api.on(identityCalls.currentUser, aMember)
  api.on(catalogueCalls.getListing, aListing())
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(commentCalls.comments, [])
  api.on(peopleCalls.ownStanding, { mutedUntil: null, reason: null })
})
const open = () => renderPage(<ListingPage />, { path: '/listing/:id', at: '/listing/7' })
const form = (name = 'Write a comment') => screen.findByRole('form', { name })
const article = async (text: string) => within((await screen.findByText(text)).closest('article')!)

describe('writing a comment', () => {
  it('counts the characters, and can be sent as soon as there are words in it', async () => {
    const { user } = open()
    const writing = within(await form())
    const post = writing.getByRole('button', { name: 'Post Comment' })
    expect(writing.getByText('0/1000 characters')).toBeVisible()
    expect(post).toBeDisabled()
    await user.type(writing.getByRole('textbox'), '   ')
    expect(post).toBeDisabled()
    await user.type(writing.getByRole('textbox'), 'Fine')
    expect(writing.getByText('7/1000 characters')).toBeVisible()
    expect(post).toBeEnabled()
    expect(writing.getByRole('textbox')).toHaveAttribute('maxlength', '1000')
  })

  it('posts it once, shows it and says so', async () => {
    let answer = (_comment: ReturnType<typeof aComment>) => {}
    api.on(commentCalls.postComment, () => new Promise((done) => (answer = done)))
    const { user } = open()
    const writing = within(await form())
    await user.type(writing.getByRole('textbox'), ' A fine book ')
    await user.click(writing.getByRole('button', { name: 'Post Comment' }))
    expect(writing.getByRole('button', { name: 'Post Comment' })).toBeDisabled()
    const posted = aComment(5, { content: 'A fine book', author: oneself })
    api.on(commentCalls.comments, [posted])
    answer(posted)
    await expectToast({ title: 'Comment posted successfully' })
    await waitFor(() => expect(api.asked(commentCalls.comments)).toHaveLength(2)) // the list is read again
    expect((await article('A fine book')).getByRole('button', { name: 'Edit' })).toBeVisible()
    expect(writing.getByRole('textbox')).toHaveValue('')
    const [sent, ...more] = api.asked(commentCalls.postComment)
    expect(sent).toMatchObject({ body: { content: 'A fine book', parentId: null }, params: { id: '7' } })
    expect(sent?.headers.get('idempotency-key')).toBeTruthy()
    expect(more).toHaveLength(0)
  })

  it('keeps what is typed on while it is being sent', async () => {
    let answer = (_comment: ReturnType<typeof aComment>) => {}
    api.on(commentCalls.postComment, () => new Promise((done) => (answer = done)))
    const { user } = open()
    const box = within(await form()).getByRole('textbox')
    await user.type(box, 'A fine book')
    await user.click(within(await form()).getByRole('button', { name: 'Post Comment' }))
    await user.type(box, ', and long')
    answer(aComment(5, { content: 'A fine book', author: oneself }))
    await expectToast({ title: 'Comment posted successfully' })
    expect(box).toHaveValue('A fine book, and long')
  })

  it('keeps what was typed when it fails, says why, and tries under the same key', async () => {
    api.on(commentCalls.postComment, { status: 500, body: {} })
    const { user } = open()
    const writing = within(await form())
    await user.type(writing.getByRole('textbox'), 'Fine')
    await user.click(writing.getByRole('button', { name: 'Post Comment' }))
    await expectFailureToast('Error', 'Failed to post comment')
    expect(writing.getByRole('textbox')).toHaveValue('Fine')
    api.on(commentCalls.postComment, refusal(429, 'You are writing very fast.'))
    await user.click(writing.getByRole('button', { name: 'Post Comment' }))
    await expectFailureToast('Error', 'You are writing very fast.')
    const [first, second] = api.asked(commentCalls.postComment).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
  })

  it('keeps a draft through a reload', async () => {
    const first = open()
    await first.user.type(within(await form()).getByRole('textbox'), 'Half a th')
    first.unmount()
    open()
    expect(within(await form()).getByRole('textbox')).toHaveValue('Half a th')
  })

  it('says that it waits for a moderator', async () => {
    api.on(commentCalls.postComment, aComment(5, { status: 'waiting', author: oneself }))
    const { user } = open()
    await user.type(within(await form()).getByRole('textbox'), 'See http://a.test{Control>}{Enter}{/Control}')
    await expectToast({
      title: 'Comment posted successfully',
      description: 'A moderator looks at it first; until then only you see it.',
    })
  })
})

describe('replying to a comment', () => {
  beforeEach(() => api.on(commentCalls.comments, [aComment(1), aComment(2)]))

  it('opens one box at a time, which Cancel closes', async () => {
    const { user } = open()
    await user.click((await article('Comment 1')).getByRole('button', { name: 'Reply' }))
    await user.click((await article('Comment 2')).getByRole('button', { name: 'Reply' }))
    const reply = await form('Write a reply')
    expect(within(reply).getByRole('textbox')).toHaveFocus()
    expect(within(reply).getByText('0/1000 characters')).toBeVisible()
    expect(reply.closest('li li')?.parentElement?.closest('li')).toHaveTextContent('Comment 2')
    await user.click(within(reply).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('form', { name: 'Write a reply' })).toBeNull()
  })

  it('posts below its comment, and closes', async () => {
    const parentId = aComment(1).id
    const posted = aComment(9, { parentId, content: 'Quite so', author: oneself })
    api.on(commentCalls.postComment, () => {
      api.on(commentCalls.comments, [aComment(1), posted])
      return posted
    })
    const { user } = open()
    await user.click((await article('Comment 1')).getByRole('button', { name: 'Reply' }))
    await user.type(within(await form('Write a reply')).getByRole('textbox'), 'Quite so')
    await user.click(screen.getByRole('button', { name: 'Post Reply' }))
    expect(within(await screen.findByRole('list', { name: 'Replies' })).getByText('Quite so')).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Write a reply' })).toBeNull()
    expect(api.asked(commentCalls.postComment)[0]?.body).toEqual({ content: 'Quite so', parentId })
  })
})

describe('mentioning somebody', () => {
  const people = [
    aWriter(),
    aWriter({ id: aComment(800).id, firstName: 'Idris', lastName: 'Cole', username: 'idris c' }),
  ]
  beforeEach(() => api.on(peopleCalls.mentionable, people))

  it('offers those who may read the comments, to be chosen by the keyboard', async () => {
    const { user } = open()
    const box = within(await form()).getByRole('textbox')
    await user.type(box, 'Ask @id')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(screen.getByText(/^2 people to mention/)).toBeInTheDocument()
    expect([...api.asked(peopleCalls.mentionable)[0]!.query]).toEqual([
      ['place', 'comments'],
      ['name', 'id'],
    ])
    await user.keyboard('{ArrowDown}')
    const [, second] = screen.getAllByRole('option')
    expect(second).toHaveAttribute('aria-selected', 'true')
    expect(box).toHaveAttribute('aria-activedescendant', second?.id)
    await user.keyboard('{Enter}please')
    expect(box).toHaveValue('Ask @idris c please')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('can be chosen by pointer, and left by Escape', async () => {
    const { user } = open()
    const box = within(await form()).getByRole('textbox')
    await user.type(box, '@id')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    await user.type(box, 'a')
    await user.click(await screen.findByRole('option', { name: /Ida Vane/ }))
    expect(box).toHaveValue('@ida ')
    expect(box).toHaveFocus()
  })

  it('is nothing within a word, such as an address of mail', async () => {
    const { user } = open()
    await user.type(within(await form()).getByRole('textbox'), 'ida@vane.test @ ')
    expect(api.asked(peopleCalls.mentionable)).toHaveLength(0)
  })
})
