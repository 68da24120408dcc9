import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { watchGrowth, watchScrolling } from '../testing/watch-scrolling.ts'
import { useScrolledTo } from './use-scrolled-to.ts'

interface PartProps {
  isKnown?: boolean
  isMeantAnyway?: boolean
}
function Part({ isKnown = true, isMeantAnyway = false }: PartProps) {
  return <section ref={useScrolledTo('#recorded', isKnown, isMeantAnyway)} />
}

let scrolled: jest.Mock
let growth: ReturnType<typeof watchGrowth>
beforeEach(() => {
  scrolled = watchScrolling()
  growth = watchGrowth()
})
afterEach(() => growth.forget())

const show = (at: string, props: PartProps = {}) => {
  const page = (given: PartProps) => (
    <MemoryRouter initialEntries={[at]}>
      <Part {...given} />
    </MemoryRouter>
  )
  const { rerender, unmount } = render(page(props))
  return { unmount, become: (given: PartProps) => rerender(page(given)) }
}

describe('a part of a page', () => {
  it('is brought into view where the address asks for it, once it is known', () => {
    const { become } = show('/profile#recorded', { isKnown: false })
    expect(scrolled).not.toHaveBeenCalled()
    become({ isKnown: true })
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('stays where it is when the address asks for another', () => {
    show('/profile#membership')
    growth.pageGrows()
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('is brought into view where something else asks for it', () => {
    const { become } = show('/profile')
    become({ isMeantAnyway: true })
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('stays in view while what stands above it grows', () => {
    show('/profile#recorded')
    growth.pageGrows()
    growth.pageGrows()
    expect(scrolled).toHaveBeenCalledTimes(3)
  })

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('is left alone from the first %s of the reader', (move) => {
    show('/profile#recorded')
    fireEvent(document.body, new Event(move, { bubbles: true }))
    growth.pageGrows()
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('is left alone once it is gone', () => {
    const { unmount } = show('/profile#recorded')
    unmount()
    growth.pageGrows()
    expect(scrolled).toHaveBeenCalledTimes(1)
  })
})
