import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Masthead, type MastheadProps } from './masthead.tsx'

const links = [
  { to: '/listings', label: 'Browse IP' },
  { to: '/forum', label: 'Forum' },
]
const visitor = [
  { to: '/auth', label: 'Log In' },
  { to: '/auth', label: 'Join Now' },
]

const show = (props: Partial<MastheadProps>) =>
  render(
    <MemoryRouter initialEntries={['/listings']}>
      <Masthead links={links} {...props} />
    </MemoryRouter>,
  )

describe('the masthead', () => {
  it('marks the page that is open', () => {
    show({ visitor })
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { name: 'Browse IP' })).toHaveAttribute('aria-current', 'page')
    expect(main.getByRole('link', { name: 'Forum' })).not.toHaveAttribute('aria-current')
  })

  it('shows a visitor the ways in, and somebody signed in their own menu', async () => {
    const left = jest.fn()
    const { unmount } = show({ visitor })
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth')
    expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/auth')
    unmount()

    const items = [
      { label: 'Account', to: '/profile' },
      { label: 'Log out', onSelect: left },
    ]
    show({ visitor, account: { name: 'Rosa Adeyemi', items } })
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Account: Rosa Adeyemi' }))
    expect(await screen.findByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/profile')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
    expect(left).toHaveBeenCalledTimes(1)
  })

  it('folds its links into a menu that Escape and every link close', async () => {
    const { container } = show({ visitor })
    // The wide layout, which a page without a width has, hides the button and what it opens.
    const hidden = true
    const menu = screen.getByRole('button', { name: 'Menu', hidden })
    const folded = () => container.querySelector<HTMLElement>('nav[aria-label="Menu"]')
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(within(folded()!).getByRole('link', { name: 'Forum', hidden })),
    ]) {
      await userEvent.click(menu)
      expect(menu).toHaveAttribute('aria-expanded', 'true')
      await close()
      expect(menu).toHaveAttribute('aria-expanded', 'false')
      expect(folded()).toBeNull()
    }
  })

  it('is closed by a link to the page that is open, and gives Escape’s focus back', async () => {
    const { container } = show({ visitor })
    const menu = screen.getByRole('button', { name: 'Menu', hidden: true })
    const link = () => within(container.querySelector<HTMLElement>('nav[aria-label="Menu"]')!)
    await userEvent.click(menu)
    await userEvent.click(link().getByRole('link', { name: 'Browse IP', hidden: true }))
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(menu)
    link().getByRole('link', { name: 'Forum', hidden: true }).focus()
    await userEvent.keyboard('{Escape}')
    expect(menu).toHaveFocus()
  })
})
