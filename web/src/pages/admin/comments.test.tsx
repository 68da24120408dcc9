import { moderationCalls as calls, identityCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { anAdminComment, idris } from '../../testing/moderation-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { AdminCommentsPage } from './comments.tsx'

const stats = {
  overview: { totalComments: 1_204, commentsToday: 7, commentsThisWeek: 38 },
  topCommenters: [
    {
      authorId: idris.id,
      firstName: 'Freya',
      lastName: 'Lindqvist',
      role: 'premium' as const,
      email: 'freya@north.test',
      commentCount: 61,
    },
  ],
  mostCommentedListings: [{ listingId: '9', title: 'Carmilla', author: 'Sheridan Le Fanu', commentCount: 22 }],
}
let api: ReturnType<typeof fakeApi>
let comments: ReturnType<typeof anAdminComment>[]
beforeEach(() => {
  comments = [anAdminComment()]
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'admin', membershipTier: 'premium' }))
  api.on(calls.adminComments, ({ query }) => ({
    comments,
    pagination: { page: Number(query.get('page')), total: 45, totalPages: 3 },
  }))
  api.on(calls.adminCommentStats, stats)
})
const open = (search = '') =>
  renderPage(<AdminCommentsPage />, { path: '/admin/comments', at: `/admin/comments${search}` })
const asked = () => api.asked(calls.adminComments).map(({ query }) => Object.fromEntries(query))
const row = async () => within((await screen.findByText(anAdminComment().content)).closest('tr')!)

describe('the page of comments', () => {
  it.each(['producer', 'premium', 'agent'] as const)('is for administrators, says it to the role %s', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role }))
    open()
    expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeVisible()
    expect(screen.getByText('This page is only accessible to administrators.')).toBeVisible()
    expect(asked()).toEqual([])
  })

  it('shows what was written, where, by whom and when', async () => {
    open()
    const one = await row()
    for (const text of ['Idris Cole', 'Producer', 'idris@saltmarsh.test', '3', '19 Nov 2026, 14:30'])
      expect(one.getByText(text)).toBeVisible()
    expect(one.getByRole('link', { name: 'The Moonstone' })).toHaveAttribute('href', '/listing/7')
  })

  it('comes without e-mail addresses while these cannot be asked', async () => {
    comments = [anAdminComment({ author: { ...idris, email: null } })]
    open()
    expect((await row()).getByText('Idris Cole')).toBeVisible()
  })

  it('counts', async () => {
    open()
    expect(await screen.findByText('Total comments')).toBeVisible()
    for (const figure of ['1,204', '7', '38', '61', '22']) expect(screen.getByText(figure)).toBeVisible()
    expect(screen.getByText('Freya Lindqvist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Carmilla' })).toHaveAttribute('href', '/listing/9')
  })

  it('shows its comments though the figures fail, and the other way round', async () => {
    api.on(calls.adminCommentStats, refusal(503, 'Away.'))
    const { unmount } = open()
    expect(await screen.findByText('The figures could not be read.')).toBeVisible()
    await row()
    unmount()
    api.on(calls.adminCommentStats, stats)
    api.on(calls.adminComments, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('The comments could not be read.')).toBeVisible()
    expect(await screen.findByText('Total comments')).toBeVisible()
  })
})

describe('its pages and its filter', () => {
  it('turn by address', async () => {
    const { user } = open()
    await row()
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('45 comments · page 2 of 3')).toBeVisible()
    expect(where()).toBe('/admin/comments?page=2')
    expect(asked()).toEqual([{ page: '1' }, { page: '2' }])
  })

  it('filter by a listing’s number, from the first page', async () => {
    const { user } = open('?page=3')
    await row()
    await user.type(screen.getByLabelText('Listing number'), '7')
    await waitFor(() => expect(where()).toBe('/admin/comments?listing=7'))
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', listingId: '7' }))
  })

  it('keep each other and the order; another order begins at the first page', async () => {
    const { user } = open('?listing=7&sort=-written&page=2')
    await row()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(where()).toBe('/admin/comments?listing=7&sort=-written&page=3')
    await user.click(screen.getByRole('button', { name: 'Likes' }))
    await waitFor(() => expect(where()).toBe('/admin/comments?listing=7&sort=likes'))
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', listingId: '7', sort: 'likes' }))
  })

  it('keep what other tables of the page are sorted by', async () => {
    const { user } = open('?sort-commenters=person')
    await row()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(where()).toBe('/admin/comments?sort-commenters=person&page=2')
  })

  it('ignore what is no number, and clear when nothing is left', async () => {
    const { user } = open('?listing=7&page=2')
    await row()
    const field = screen.getByLabelText('Listing number')
    await user.clear(field)
    await user.type(field, 'moonstone')
    // Cleared on the way or not, letters never reach the service.
    await waitFor(() => expect(field).toHaveValue('moonstone'))
    await user.clear(field)
    await waitFor(() => expect(where()).toBe('/admin/comments'))
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: '1' }))
    expect(asked().every(({ listingId = '7' }) => listingId === '7')).toBe(true)
  })

  it('say when a listing has none, and when the page is past the last', async () => {
    comments = []
    const { unmount } = open('?listing=7')
    expect(await screen.findByRole('heading', { name: 'No comments on this listing' })).toBeVisible()
    unmount()
    open('?page=9')
    expect(await screen.findByRole('heading', { name: 'Nothing on this page' })).toBeVisible()
  })
})

describe('deleting a comment', () => {
  const press = async () => {
    const view = open()
    await view.user.click((await row()).getByRole('button', { name: 'Delete the comment by Idris Cole' }))
    const name = 'Delete the comment by Idris Cole?'
    return { ...view, question: within(await screen.findByRole('alertdialog', { name })) }
  }

  it('asks first, and shows which', async () => {
    const { user, question } = await press()
    expect(question.getByText(anAdminComment().content)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(api.asked(calls.adminDeleteComment)).toHaveLength(0)
  })

  it.each([
    ['without a reason', '', undefined],
    ['with a reason for its author', 'It names a buyer', { reason: 'It names a buyer' }],
  ])('deletes %s, says so, and reads list and figures anew', async (_how, reason, body) => {
    api.on(calls.adminDeleteComment, () => {
      comments = []
      return { status: 204, body: null }
    })
    const { user, question } = await press()
    if (reason) await user.type(question.getByLabelText(/^Reason/), reason)
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await expectToast({ title: 'Comment deleted successfully' })
    expect(api.asked(calls.adminDeleteComment).map((one) => [one.params.id, one.body ?? undefined])).toEqual([
      [anAdminComment().id, body],
    ])
    expect(await screen.findByRole('heading', { name: 'No comments yet' })).toBeVisible()
    await waitFor(() => expect(api.asked(calls.adminCommentStats)).toHaveLength(2))
  })

  it('says why it failed, in the service’s words or its own', async () => {
    api.on(calls.adminDeleteComment, { status: 500, body: {} })
    const { user, question } = await press()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await expectFailureToast('Error', 'Failed to delete comment')
    expect(question.getByRole('button', { name: 'Delete' })).toBeVisible()
  })
})
