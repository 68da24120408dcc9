const WARNING = 40 // pino's number
const QUIET = 60_000

/**
 * Picks out of a service's log what people at the terminal should see: warnings and errors, each once a minute. Lines
 * that are no log entries stay in the file.
 */
export function createWarnings(service: string, print: (line: string) => void, now = Date.now): (line: string) => void {
  const lastPrinted = new Map<string, number>()
  return (line) => {
    const entry = entryIn(line)
    if (!entry || entry.level < WARNING) return
    const before = lastPrinted.get(entry.message)
    if (before !== undefined && now() - before < QUIET) return
    lastPrinted.set(entry.message, now())
    print(`${service} ${entry.level > WARNING ? 'error' : 'warning'}: ${entry.message}`)
  }
}

function entryIn(line: string): { level: number; message: string } | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { level, msg, err } = JSON.parse(line)
    if (typeof level !== 'number') return undefined
    const detail = typeof err?.message === 'string' && err.message !== msg ? `: ${err.message}` : ''
    return { level, message: `${msg ?? 'no message'}${detail}` }
  } catch {
    return undefined
  }
}
