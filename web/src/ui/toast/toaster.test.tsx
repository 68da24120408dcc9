import { act, fireEvent, render, screen } from '@testing-library/react'
import { Toaster } from './toaster.tsx'
import { shownToasts, toast } from './toasts.ts'

// Screen readers are told in a copy of the text; the visible one stands in the viewport's list.
const visible = () => screen.queryAllByRole('listitem', { hidden: true })

// jsdom has no PointerEvent; a mouse event of that name carries the same coordinates.
const pointer = (target: Element, type: string, clientX: number) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, button: 0, clientX }))

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    act(() => jest.runAllTimers())
    jest.useRealTimers()
  })

  it('show title and description, called from outside React', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Link copied', description: 'Listing link copied to clipboard.' }))
    expect(visible()).toHaveLength(1)
    expect(visible()[0]).toHaveTextContent('Link copiedListing link copied to clipboard.')
    expect(visible()[0]).toHaveAttribute('data-variant', 'default')
  })

  it('come one at a time: the next takes the place of the one before', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'First' }))
    act(() => void toast({ title: 'Second', variant: 'destructive' }))
    expect(visible()).toHaveLength(1)
    expect(visible()[0]).toHaveTextContent('Second')
    expect(visible()[0]).toHaveAttribute('data-variant', 'destructive')
  })

  it('go after 5000 ms, not before', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Saved' }))
    act(() => jest.advanceTimersByTime(4999))
    expect(visible()).toHaveLength(1)
    act(() => jest.advanceTimersByTime(1))
    expect(visible()).toHaveLength(0)
  })

  it('are forgotten 1000000 ms after they closed', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Saved' }))
    act(() => jest.advanceTimersByTime(5000))
    act(() => jest.advanceTimersByTime(999_999))
    expect(shownToasts()).toEqual([expect.objectContaining({ title: 'Saved', open: false })])
    act(() => jest.advanceTimersByTime(1))
    expect(shownToasts()).toEqual([])
  })

  it('take the keyboard at F8 and close from it', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Saved' }))
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(screen.getByRole('list')).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(visible()).toHaveLength(0)
  })

  it('give the keyboard back to where it was, by Escape and by Close', () => {
    render(
      <>
        <button type="button">Before</button>
        <Toaster />
      </>,
    )
    const before = screen.getByRole('button', { name: 'Before' })
    const ways = [
      () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' }),
      () => {
        screen.getByRole('button', { name: 'Close' }).focus()
        fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      },
    ]
    for (const close of ways) {
      act(() => before.focus())
      act(() => void toast({ title: 'Saved' }))
      fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
      expect(screen.getByRole('list')).toHaveFocus()
      act(close)
      expect(visible()).toHaveLength(0)
      expect(before).toHaveFocus()
    }
  })

  it('leave the keyboard where it is when there are none to read', () => {
    render(
      <>
        <button type="button">Before</button>
        <Toaster />
      </>,
    )
    const before = screen.getByRole('button', { name: 'Before' })
    act(() => before.focus())
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(before).toHaveFocus()
  })

  it.each([
    [49, 1],
    [51, 0],
  ])('swiped %d px to the right leave %d on the screen', (distance, left) => {
    render(<Toaster />)
    act(() => void toast({ title: 'Saved' }))
    const face = visible()[0]!
    pointer(face, 'pointerdown', 0)
    pointer(face, 'pointermove', 12)
    pointer(face, 'pointermove', distance)
    pointer(face, 'pointerup', distance)
    expect(visible()).toHaveLength(left)
  })
})
