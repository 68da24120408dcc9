/**
 * Follows the keyboard while the page that the server wrote is shown. Returns what gives it back once another page has taken its place: to the link of
 * the same address, unless it is somewhere else by then.
 */
export function keepFocus(place: HTMLElement): () => void {
  let address = addressOf(document.activeElement)
  const follow = ({ target }: FocusEvent) => {
    address = addressOf(target as Element)
  }
  place.addEventListener('focusin', follow)
  return () => {
    place.removeEventListener('focusin', follow)
    if (address === null || document.activeElement !== document.body) return
    place.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`)?.focus({ preventScroll: true })
  }
}

const addressOf = (element: Element | null) => element?.closest('a')?.getAttribute('href') ?? null
