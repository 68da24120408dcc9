import { act, fireEvent } from '@testing-library/react'

/** Lets time pass on the page's own clock, and the tab be hidden and shown; undone after each test by `restoreAllMocks`. */
export function timeInView() {
  let now = 1_000
  let visibility: DocumentVisibilityState = 'visible'
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  const become = (state: DocumentVisibilityState) =>
    act(() => {
      visibility = state
      fireEvent(document, new Event('visibilitychange'))
    })
  return {
    pass: (seconds: number) => {
      now += seconds * 1_000
    },
    hide: () => become('hidden'),
    show: () => become('visible'),
    close: () => act(() => void fireEvent(window, new Event('pagehide'))),
  }
}
