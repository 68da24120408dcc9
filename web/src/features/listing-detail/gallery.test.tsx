import { fireEvent, render, screen } from '@testing-library/react'
import { Gallery } from './gallery.tsx'

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
})
