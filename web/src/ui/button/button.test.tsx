import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { IconButton } from './icon-button.tsx'

describe('a button', () => {
  it('takes no click while busy, keeps its focus and says so', async () => {
    const clicked = jest.fn()
    render(
      <Button busy onClick={clicked}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(clicked).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('submits no form while busy', async () => {
    const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={submitted}>
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    )
    const { rerender } = render(form(true))
    await userEvent.click(screen.getByRole('button'))
    expect(submitted).not.toHaveBeenCalled()
    rerender(form(false))
    await userEvent.click(screen.getByRole('button'))
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it('is a link when it goes somewhere', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/auth">Join Now</ButtonLink>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/auth')
  })

  it('says whether it is pressed', () => {
    render(
      <IconButton label="Favourite She" pressed>
        <svg />
      </IconButton>,
    )
    expect(screen.getByRole('button', { name: 'Favourite She', pressed: true })).toBeInTheDocument()
  })
})
