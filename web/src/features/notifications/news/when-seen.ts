/** Does something at once while somebody looks at the page, otherwise once as soon as somebody does. */
export function whenSeen(act: () => unknown) {
  let isWaiting = false
  const look = () => {
    if (!isWaiting || document.visibilityState === 'hidden') return
    isWaiting = false
    void act()
  }
  document.addEventListener('visibilitychange', look)
  return {
    soon() {
      isWaiting = true
      look()
    },
    stop: () => document.removeEventListener('visibilitychange', look),
  }
}
