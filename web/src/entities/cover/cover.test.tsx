import { act, fireEvent, render } from '@testing-library/react'
import { Cover } from './cover.tsx'

const she = { id: '3077', title: 'She', author: 'H. Rider Haggard', genre: 'Adventure', medium: 'book' }
const image = (container: Element) => container.querySelector('img')

describe('a cover', () => {
  it('is drawn when the listing has no image', () => {
    const { container } = render(<Cover {...she} imageUrl={null} />)
    expect(image(container)).toBeNull()
    expect(container).toHaveTextContent('H. Rider Haggard')
  })

  it('is drawn when the image fails, and tried again when the listing gets another', () => {
    const { container, rerender } = render(<Cover {...she} imageUrl="https://example.test/gone.jpg" />)
    fireEvent.error(image(container)!)
    expect(image(container)).toBeNull()
    expect(container).toHaveTextContent('She')
    rerender(<Cover {...she} imageUrl="https://example.test/new.jpg" />)
    expect(image(container)).toHaveAttribute('src', 'https://example.test/new.jpg')
  })

  it('is asked for by https, whatever its address says', () => {
    const { container } = render(<Cover {...she} imageUrl="http://example.test/she.jpg" />)
    expect(image(container)).toHaveAttribute('src', 'https://example.test/she.jpg')
  })

  it('names its clips once a page, twice the same cover', () => {
    const { container } = render(
      <>
        <Cover {...she} />
        <Cover {...she} />
      </>,
    )
    const ids = [...container.querySelectorAll('clipPath')].map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  describe('in a browser that tells what is in view', () => {
    const watched: { margin: string | undefined; tell: (near: boolean) => void }[] = []
    beforeEach(() => {
      watched.length = 0
      globalThis.IntersectionObserver = class {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const tell = (isIntersecting: boolean) => callback([{ isIntersecting } as never], this as never)
          watched.push({ margin: options?.rootMargin, tell })
        }
        observe() {}
        disconnect() {}
      } as never
    })
    afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

    it('loads once it is within 100 px of the window, not before', () => {
      const { container } = render(<Cover {...she} imageUrl="https://example.test/she.jpg" />)
      expect(watched[0]?.margin).toBe('100px')
      expect(image(container)).toBeNull()
      act(() => watched[0]!.tell(false))
      expect(image(container)).toBeNull()
      act(() => watched[0]!.tell(true))
      expect(image(container)).toHaveAttribute('src', 'https://example.test/she.jpg')
    })

    it('draws at once the one cover a page is about', () => {
      const { container } = render(<Cover {...she} eager />)
      expect(container).toHaveTextContent('She')
    })
  })
})
