import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Gallery } from './body.tsx'

const show = (images: string[]) => render(<Gallery title="She" images={images} />)
const sources = () => screen.getAllByRole('img').map((one) => one.getAttribute('src'))

describe('the pictures of a work', () => {
  it('are asked for by https, each once', () => {
    show(['http://agency.example/a.jpg', 'https://agency.example/a.jpg', 'https://agency.example/b.jpg'])
    expect(sources()).toEqual(['https://agency.example/a.jpg', 'https://agency.example/b.jpg'])
  })

  it('are left out where they do not load, and with the last of them the heading', () => {
    show(['https://agency.example/a.jpg', 'https://agency.example/b.jpg'])
    fireEvent.error(screen.getByRole('img', { name: /^She, 1 of 2/ }))
    expect(sources()).toEqual(['https://agency.example/b.jpg'])
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('heading', { name: 'Images' })).toBeNull()
  })

  it('open large, are walked by arrows and enlarged by keys, and give the focus back', async () => {
    const user = userEvent.setup()
    show(['https://agency.example/a.jpg', 'https://agency.example/b.jpg'])
    await user.click(screen.getByRole('button', { name: /^She, 1 of 2/ }))
    const view = within(await screen.findByRole('dialog', { name: 'She' }))
    const large = () => view.getByRole('img').getAttribute('src')
    expect(large()).toBe('https://agency.example/a.jpg')
    await user.keyboard('{ArrowLeft}')
    expect(large()).toBe('https://agency.example/a.jpg')
    await user.keyboard('{ArrowRight}')
    expect(large()).toBe('https://agency.example/b.jpg')
    await user.keyboard('++-')
    expect(view.getByRole('status')).toHaveTextContent('2 of 2, 2 times as large')
    await user.keyboard('{Home}')
    expect(view.getByRole('status')).toHaveTextContent(/^1 of 2$/)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: /^She, 1 of 2/ })).toHaveFocus())
  })
})
