import { whenParentDies } from './parent.mjs'

const SAME_PRESS = 1000

/**
 * Resolves on a signal to stop. A second one ends the launcher at once, and the guards end the rest. One
 * Ctrl-C can arrive several times, from the terminal and from npm, so what follows within a second counts as the same.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0
    const ask = () => {
      if (asked && Date.now() - asked > SAME_PRESS) process.exit(1)
      asked ||= Date.now()
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask)
    whenParentDies(ask)
  })
}
