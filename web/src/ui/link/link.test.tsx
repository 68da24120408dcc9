import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Link, NavLink } from './link.tsx'

function Here() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}
const showAt = (address: string, children: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      {children}
      <Here />
    </MemoryRouter>,
  )
const here = () => screen.getByRole('status').textContent
function press(how: MouseEventInit = {}) {
  const link = screen.getByRole('link')
  const click = createEvent.click(link, { button: 0, ...how })
  fireEvent(link, click)
  return click
}

describe('a link to a page of ours', () => {
  it('has an address, and is followed without loading anew, with what is kept beside it', () => {
    showAt(
      '/',
      <Link to="/listings?genre=gothic" state={{ from: 'home' }}>
        Gothic
      </Link>,
    )
    expect(screen.getByRole('link')).toHaveAttribute('href', '/listings?genre=gothic')
    expect(press().defaultPrevented).toBe(true)
    expect(here()).toBe('/listings {"from":"home"}')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser with %j, for another tab or window',
    (how) => {
      showAt('/', <Link to="/forum">Forum</Link>)
      expect(press(how).defaultPrevented).toBe(false)
      expect(here()).toBe('/ null')
    },
  )

  it('is left to the browser when it opens elsewhere', () => {
    showAt(
      '/',
      <Link to="/terms" target="_blank">
        Terms
      </Link>,
    )
    expect(press().defaultPrevented).toBe(false)
    expect(here()).toBe('/ null')
  })

  it('is not followed by whoever has prevented it', () => {
    showAt(
      '/',
      <Link to="/forum" onClick={(event) => event.preventDefault()}>
        Forum
      </Link>,
    )
    press()
    expect(here()).toBe('/ null')
  })
})

describe('a link of the navigation', () => {
  it.each([
    ['/forum', true],
    ['/Forum', true],
    ['/forum/42', true],
    ['/forums', false],
    ['/', false],
  ])('to the forum, seen from %s, is current: %s', (address, isCurrent) => {
    showAt(address, <NavLink to="/forum">Forum</NavLink>)
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(isCurrent ? 'page' : null)
  })

  it('home is current there alone', () => {
    showAt('/forum', <NavLink to="/">Home</NavLink>)
    expect(screen.getByRole('link')).not.toHaveAttribute('aria-current')
  })
})
