import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeSwitch } from './theme-switch.tsx'

describe('the choice of theme', () => {
  it('holds for the page and the next visit, until the system decides again', async () => {
    render(<ThemeSwitch />)
    const select = screen.getByLabelText('Theme')
    expect(select).toHaveValue('system')
    await userEvent.selectOptions(select, 'Dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('storyright-theme')).toBe('dark')
    expect(select).toHaveValue('dark')
    await userEvent.selectOptions(select, 'System')
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.getItem('storyright-theme')).toBeNull()
  })
})
