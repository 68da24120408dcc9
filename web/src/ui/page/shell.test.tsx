import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Shell } from './shell.tsx'

describe('the way past the navigation', () => {
  it('leads to the page, and leaves no trace in the history', async () => {
    render(
      <Shell masthead={null} footer={null}>
        Words
      </Shell>,
    )
    const before = history.length
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
    expect(screen.getByRole('main')).toHaveFocus()
    expect([history.length, location.hash]).toEqual([before, ''])
  })
})
