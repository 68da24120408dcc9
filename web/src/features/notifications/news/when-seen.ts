/** Of many things at once, such as the offers that one acceptance ends, an open page follows some together. */
const GATHER_MS = 500

/**
 * Does something at once while somebody looks at the page, otherwise once as soon as somebody does; and what is wanted again
 * right after that a little later, once.
 */
export function whenSeen(act: () => unknown) {
  let isWaiting = false
  let pause: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (!isWaiting || pause !== undefined || document.visibilityState === 'hidden') return
    isWaiting = false
    pause = setTimeout(() => {
      pause = undefined
      look()
    }, GATHER_MS)
    void act()
  }
  document.addEventListener('visibilitychange', look)
  return {
    soon() {
      isWaiting = true
      look()
    },
    stop() {
      clearTimeout(pause)
      isWaiting = false
      document.removeEventListener('visibilitychange', look)
    },
  }
}
