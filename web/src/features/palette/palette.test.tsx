import { catalogueCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed } from '../../testing/fake-api.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { cards } from '../../testing/samples.ts'
import { Palette } from './palette.tsx'

const signOut = jest.fn()
const pages = [
  { id: 'page-1', label: 'Forum', does: '/forum' },
  { id: 'page-2', label: 'My Submissions', does: '/my-submissions' },
]
const actions = [{ id: 'sign-out', label: 'Log out', does: signOut }]
const onClose = jest.fn()
const box = () => screen.getByRole('combobox')
/** What a screen reader announces as chosen. */
const announced = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent
let api: ReturnType<typeof fakeApi>
const open = () =>
  renderPage(<Palette open {...{ onClose, pages, actions }} recent={[{ id: '9', title: 'Emma' }]} />, { path: '/here' })
beforeEach(() => {
  onClose.mockReset()
  signOut.mockReset()
  api = fakeApi()
  api.on(catalogueCalls.listListings, listed(cards(6), { total: 40 }))
})

describe('the palette', () => {
  it('begins in its field, with recent titles, pages and actions, the first of them announced', async () => {
    open()
    await waitFor(() => expect(box()).toHaveFocus())
    expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
      'Recent titles',
      'Pages',
      'Actions',
    ])
    expect(announced()).toBe('Emma')
    expect(within(screen.getByRole('listbox')).getByRole('option', { selected: true })).toHaveTextContent('Emma')
  })

  it('takes by Enter what is announced', async () => {
    const { user } = open()
    await user.type(box(), '{ArrowDown}{ArrowDown}')
    expect(announced()).toBe('My Submissions')
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(where()).toBe('/my-submissions')
  })

  it('does what an action says', async () => {
    const { user } = open()
    await user.type(box(), 'log{Enter}')
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('finds six titles as one types, and keeps what is announced when they arrive', async () => {
    const { user } = open()
    await user.type(box(), 'su')
    expect(announced()).toBe('My Submissions')
    const group = within(await screen.findByRole('group', { name: 'Titles' }))
    expect(group.getAllByRole('option')).toHaveLength(6)
    expect(announced()).toBe('My Submissions')
    expect(Object.fromEntries(api.asked(catalogueCalls.listListings)[0]!.query)).toEqual({ search: 'su', limit: '6' })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(where()).toBe(`/listing/${cards(1)[0]!.id}`)
  })

  it('closes by Escape, and says when nothing fits', async () => {
    api.on(catalogueCalls.listListings, listed([], { total: 0 }))
    const { user } = open()
    await user.type(box(), 'zzz')
    expect(await screen.findByText('Nothing found. Try fewer letters.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
  })
})
