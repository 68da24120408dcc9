import { act } from '@testing-library/react'

type Hear = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** Lets a test say which elements come onto the screen, which jsdom never knows; undone after each test by `forget`. */
export function onScreen() {
  const watching = new Map<Element, Set<Hear>>()
  const there = globalThis.IntersectionObserver
  globalThis.IntersectionObserver = class {
    #hear: Hear
    constructor(hear: Hear) {
      this.#hear = hear
    }
    observe(target: Element) {
      watching.set(target, (watching.get(target) ?? new Set()).add(this.#hear))
    }
    unobserve() {}
    disconnect() {
      for (const hears of watching.values()) hears.delete(this.#hear)
    }
  } as never
  return {
    /** The element is seen, or no longer. */
    show: (target: Element, isIntersecting = true) =>
      act(() => {
        for (const hear of watching.get(target) ?? []) hear([{ target, isIntersecting }])
      }),
    forget: () => {
      globalThis.IntersectionObserver = there
    },
  }
}
