/** Hears of what is scrolled into view, which jsdom cannot do. */
export function watchScrolling(): jest.Mock {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  return scrolled
}
