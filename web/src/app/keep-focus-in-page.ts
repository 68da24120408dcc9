import { focusContent } from '../ui/page/focus-content.ts'

const places =
  'form, section, article, li, dialog, main, [role="dialog"], [role="region"], [role="tabpanel"], [tabindex]'
const fields = ':is(input:not([type="hidden"], [type="file"]), select, textarea):not(:disabled)'

let ending: (() => void) | undefined

/**
 * The browser drops the focus onto the body when what has it leaves the page or is switched off. From there the keyboard would begin
 * again at the top, so the focus goes to what stood around it instead. Returns what ends this.
 */
export function keepFocusInPage(focused: EventTarget | null = document.activeElement): () => void {
  ending?.() // it may be asked for at the first focus, and when the page is calm
  /** What had the focus last, and everything around it, from the inside out. */
  let around: Element[] = []
  let isDue = false
  const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
    around = []
    for (let one = target as Element | null; one && one !== document.body; one = one.parentElement) around.push(one)
  }
  const check = () => {
    isDue = false
    const [last] = around
    if (!last || !isLost(last)) return
    const place = around.slice(1).find((one) => one.isConnected && one.matches(places))
    around = []
    if (place) focusPlace(place as HTMLElement)
    else focusContent()
  }
  // A dialog gives the focus back in a task of its own, which comes first.
  const checkSoon = () => {
    if (isDue || around.length === 0) return
    isDue = true
    setTimeout(check)
  }
  const changes = new MutationObserver(checkSoon)
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  remember({ target: focused })
  checkSoon() // it may be lost already
  ending = () => {
    changes.disconnect()
    document.removeEventListener('focusin', remember)
  }
  return ending
}

function isLost(last: Element): boolean {
  const { activeElement } = document
  const isNowhere = activeElement === null || activeElement === document.body
  if (last.isConnected) return last.matches(':disabled') && (isNowhere || activeElement === last)
  return isNowhere
}

/** A form is gone on with at its first field. */
function focusPlace(place: HTMLElement): void {
  const field = place.matches('form') ? place.querySelector<HTMLElement>(fields) : null
  if (!field && !place.hasAttribute('tabindex')) place.tabIndex = -1
  ;(field ?? place).focus({ preventScroll: true })
}
