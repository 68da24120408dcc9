import { catalogueCalls, commentCalls, identityCalls, peopleCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aComment, aMember, aWriter, oneself } from '../testing/community-samples.ts'
import { expectFailureToast, expectToast } from '../testing/expect-toast.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { aListing, aUser } from '../testing/samples.ts'
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
const section = () => screen.findByRole('region', { name: /^Comments/ })
const form = (name = 'Write a comment') => screen.findByRole('form', { name })
const article = async (text: string) => within((await screen.findByText(text)).closest('article')!)

describe('the comments on a listing', () => {
  it('say that there are none, and count them', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'No comments yet' })).toBeVisible()
    expect(screen.getByText('Be the first to share your thoughts!')).toBeVisible()
    expect(await section()).toHaveAccessibleName('Comments (0)')
  })

  it('say that they are loading', async () => {
    api.on(commentCalls.comments, () => new Promise(() => {}))
    open()
    expect(await screen.findByText('Loading comments...')).toBeInTheDocument()
  })

  it('stand with their replies one level below, who wrote them and when they were edited', async () => {
    const role = 'admin' as const
    api.on(commentCalls.comments, [
      aComment(1, { content: 'First', editedAt: '2026-11-21T10:30:00.000Z', isEdited: true }),
      aComment(2, { content: 'Second', author: aWriter({ firstName: 'Ada', role }) }),
      aComment(3, { content: 'Answer', parentId: aComment(1).id, author: oneself }),
    ])
    open()
    const replies = await screen.findByRole('list', { name: 'Replies' })
    expect(within(replies).getByText('Answer')).toBeVisible()
    expect(within(replies).queryByRole('button', { name: 'Reply' })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(2)
    expect((await article('First')).getByText(/edited/)).toHaveTextContent('edited 21 Nov 2026, 10:30')
    expect(await section()).toHaveAccessibleName('Comments (3)')
  })

  it.each([
    ['admin', 'Admin', 'red'],
    ['agent', 'Agent', 'blue'],
    ['producer', 'Producer', 'green'],
    ['premium', 'User', 'grey'],
    ['free', 'User', 'grey'],
  ] as const)('mark a comment by an account of the role %s as %s, in %s', async (role, label, colour) => {
    api.on(commentCalls.comments, [aComment(1, { author: aWriter({ role }) })])
    open()
    expect((await article('Comment 1')).getByText(label)).toHaveAttribute('data-colour', colour)
  })

  it('keep the place of a deleted one as long as there are replies to it', async () => {
    const gone = aComment(1, { content: '', isDeleted: true })
    api.on(commentCalls.comments, [gone, aComment(2, { parentId: gone.id })])
    open()
    expect(await screen.findByText('This comment was deleted.')).toBeVisible()
    expect(screen.getByText('Comment 2')).toBeVisible()
    expect(await section()).toHaveAccessibleName('Comments (1)')
  })

  it('fold away what somebody wrote whom the reader has blocked, until it is asked for', async () => {
    api.on(commentCalls.comments, [aComment(1, { isBlocked: true })])
    const { user } = open()
    expect(await screen.findByText('Written by somebody you have blocked.')).toBeVisible()
    expect(screen.queryByText('Comment 1')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getByText('Comment 1')).toBeVisible()
  })

  it('mark what waits for a moderator', async () => {
    api.on(commentCalls.comments, [aComment(1, { status: 'waiting', author: oneself })])
    open()
    expect((await article('Comment 1')).getByText('Waiting for a moderator')).toBeVisible()
  })

  it('are an upgrade prompt for everybody else, and are not asked for', async () => {
    api.on(identityCalls.currentUser, aUser())
    open()
    const part = within(await section())
    expect(part.getByText('Comments are for premium members.')).toBeVisible()
    expect(part.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/membership')
    expect(api.asked(commentCalls.comments)).toHaveLength(0)
  })

  it('are said to be for members to an agent, who is sold nothing', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'agent', isVerified: true }))
    open()
    const part = within(await section())
    expect(part.getByText('Comments are for premium members.')).toBeVisible()
    expect(part.queryByRole('link')).toBeNull()
    expect(api.asked(commentCalls.comments)).toHaveLength(0)
  })

  it('say alone that they cannot be shown, and are asked for again only by hand', async () => {
    api.on(commentCalls.comments, refusal(503, 'Away.'))
    const { user } = open()
    const part = within(await section())
    expect(await part.findByText('Comments could not be loaded.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'The Moonstone' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Submit Offer' })[0]).toBeVisible()
    expect(api.asked(commentCalls.comments)).toHaveLength(1)
    api.on(commentCalls.comments, [aComment(1)])
    await user.click(part.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Comment 1')).toBeVisible()
  })
})

describe('what others said of a listing', () => {
  it('can be flagged, and its author blocked; not what one wrote oneself', async () => {
    api.on(commentCalls.comments, [aComment(1), aComment(2, { author: oneself })])
    open()
    expect(await screen.findByRole('button', { name: 'More about this comment by Ida Vane' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^More about this comment by Rosa/ })).toBeNull()
  })

  it('is led to by its address', async () => {
    api.on(commentCalls.comments, [aComment(1), aComment(2)])
    renderPage(<ListingPage />, { path: '/listing/:id', at: `/listing/7#comment-${aComment(2).id}` })
    await waitFor(async () => expect((await screen.findByText('Comment 2')).closest('article')).toHaveFocus())
  })
})

describe('one’s own comments', () => {
  beforeEach(() =>
    api.on(commentCalls.comments, [aComment(1, { author: oneself }), aComment(2, { author: oneself }), aComment(3)]),
  )

  it('alone can be edited and deleted', async () => {
    open()
    const others = await article('Comment 3')
    for (const name of ['Edit', 'Delete']) expect(others.queryByRole('button', { name })).toBeNull()
  })

  it('are edited one at a time; Save shows the new words, Cancel the old', async () => {
    const edited = { isEdited: true, editedAt: '2026-11-21T10:30:00.000Z' }
    const better = aComment(2, { author: oneself, content: 'Better', ...edited })
    api.on(commentCalls.editComment, () => {
      api.on(commentCalls.comments, [better])
      return better
    })
    const { user } = open()
    await user.click((await article('Comment 1')).getByRole('button', { name: 'Edit' }))
    await user.click((await article('Comment 2')).getByRole('button', { name: 'Edit' }))
    expect(screen.getByText('Comment 1')).toBeVisible()
    const editor = within(await form('Edit your comment'))
    expect(editor.getByRole('textbox')).toHaveValue('Comment 2')
    await user.clear(editor.getByRole('textbox'))
    expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.type(editor.getByRole('textbox'), 'Better')
    await user.click(editor.getByRole('button', { name: 'Save' }))
    await expectToast({ title: 'Comment updated successfully' })
    expect((await article('Better')).getByText(/edited/)).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Edit your comment' })).toBeNull()
  })

  it('keep the window from closing while their new words are not saved', async () => {
    const { user } = open()
    await user.click((await article('Comment 1')).getByRole('button', { name: 'Edit' }))
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(true)
    const editor = within(await form('Edit your comment'))
    await user.type(editor.getByRole('textbox'), ' and more')
    expect(leave()).toBe(false)
    await user.click(editor.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(leave()).toBe(true))
  })

  it('stay in the editor when saving fails', async () => {
    api.on(commentCalls.editComment, { status: 500, body: {} })
    const { user } = open()
    await user.click((await article('Comment 1')).getByRole('button', { name: 'Edit' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expectFailureToast('Error', 'Failed to update comment')
    expect(await form('Edit your comment')).toBeVisible()
  })

  it('are deleted once that was confirmed', async () => {
    api.on(commentCalls.deleteComment, () => {
      api.on(commentCalls.comments, [aComment(2), aComment(3)])
      return null
    })
    const { user } = open()
    await user.click((await article('Comment 1')).getByRole('button', { name: 'Delete' }))
    expect(api.asked(commentCalls.deleteComment)).toHaveLength(0)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await expectToast({ title: 'Comment deleted successfully' })
    await waitFor(() => expect(screen.queryByText('Comment 1')).toBeNull())
    expect(await section()).toHaveAccessibleName('Comments (2)')
  })

  it('stay when deleting fails, as they are by then', async () => {
    api.on(commentCalls.deleteComment, { status: 500, body: {} })
    const { user } = open()
    await user.click((await article('Comment 1')).getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await expectFailureToast('Error', 'Failed to delete comment')
    expect(screen.getByText('Comment 1')).toBeVisible()
    await waitFor(() => expect(api.asked(commentCalls.comments)).toHaveLength(2))
  })
})

describe('liking a comment', () => {
  beforeEach(() => api.on(commentCalls.comments, [aComment(1, { likeCount: 3 })]))
  const like = () => screen.findByRole('button', { name: /^Like the comment by Ida Vane/ })

  it('shows at once, and then what the answer says', async () => {
    let answer = (_liked: { userHasLiked: boolean; likeCount: number }) => {}
    api.on(commentCalls.likeComment, () => new Promise((done) => (answer = done)))
    const { user } = open()
    await user.click(await like())
    await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'true'))
    expect(await like()).toHaveTextContent('4')
    api.on(commentCalls.comments, [aComment(1, { userHasLiked: true, likeCount: 9 })])
    answer({ userHasLiked: true, likeCount: 9 })
    await waitFor(async () => expect(await like()).toHaveTextContent('9'))
  })

  it('is put back when it fails', async () => {
    api.on(commentCalls.likeComment, { status: 500, body: {} })
    const { user } = open()
    await user.click(await like())
    await expectFailureToast('Error', 'Failed to like comment')
    await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'false'))
    expect(await like()).toHaveTextContent('3')
  })
})
