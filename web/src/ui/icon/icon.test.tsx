import { render, screen } from '@testing-library/react'
import { Heart } from './icons.ts'

describe('an icon', () => {
  it('is passed over by screen readers, at any size', () => {
    const { container } = render(<Heart size={16} strokeWidth={1.6} />)
    const icon = container.querySelector('svg')
    expect(icon).toHaveAttribute('aria-hidden', 'true')
    expect(icon).toHaveAttribute('height', '16')
    expect(icon).toHaveAttribute('stroke-width', '1.6')
  })

  it('is heard when it has a label', () => {
    render(<Heart role="img" aria-label="A favourite" />)
    expect(screen.getByRole('img', { name: 'A favourite' })).toBeInTheDocument()
  })
})
