/** Rings once, at the last time that was set. */
export interface Alarm {
  setTo(time: number | undefined): void
}

const LONGEST_MS = 3600 * 1000

export function createAlarm(ring: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined
  return {
    setTo(time) {
      clearTimeout(timer)
      if (time === undefined) return
      timer = setTimeout(ring, Math.min(Math.max(time - Date.now(), 1), LONGEST_MS)).unref()
    },
  }
}
