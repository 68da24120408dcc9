/** Hears of what is scrolled into view, which jsdom cannot do. */
export function watchScrolling(): jest.Mock {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  return scrolled
}

/** Lets a test say that the page grows, which jsdom never does. What watches anything else hears nothing, as before. */
export function watchGrowth() {
  const watching = new Map<ResizeObserver, () => void>()
  const there = globalThis.ResizeObserver
  globalThis.ResizeObserver = class extends there {
    #hear: ResizeObserverCallback
    constructor(hear: ResizeObserverCallback) {
      super(hear)
      this.#hear = hear
    }
    override observe(target: Element) {
      super.observe(target)
      if (target === document.body) watching.set(this, () => this.#hear([], this))
    }
    override disconnect() {
      super.disconnect()
      watching.delete(this)
    }
  }
  return {
    pageGrows: () => {
      for (const hear of watching.values()) hear()
    },
    forget: () => {
      globalThis.ResizeObserver = there
    },
  }
}
