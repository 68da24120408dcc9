/**
 * Follows the keyboard while the page that the server wrote is shown. Returns what gives it back once another page has taken its place: to the link of
 * the same address and words, unless it is somewhere else by then.
 */
export function keepFocus(place: HTMLElement): () => void {
  let last = linkOf(document.activeElement)
  const follow = ({ target }: FocusEvent) => {
    last = linkOf(target as Element)
  }
  place.addEventListener('focusin', follow)
  return () => {
    place.removeEventListener('focusin', follow)
    if (!last || document.activeElement !== document.body) return
    const { address, words } = last
    const links = [...place.querySelectorAll('a')]
    const same = links.find((link) => link.getAttribute('href') === address && wordsOf(link) === words)
    same?.focus({ preventScroll: true })
  }
}

function linkOf(element: Element | null) {
  const link = element?.closest('a')
  return link && { address: link.getAttribute('href'), words: wordsOf(link) }
}

const wordsOf = ({ textContent }: Element) => textContent.trim()
