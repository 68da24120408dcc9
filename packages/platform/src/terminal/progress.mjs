const NOTICEABLE = 1000
/** A line on a terminal moves so often; elsewhere a line is added so often while a step goes on. */
const REDRAW = 500
const HEARTBEAT = 10_000
/** What the process that handed over has taken, for `--timings`. */
const HANDED_OVER = 'STORYRIGHT_TIMINGS'

const count = new Intl.NumberFormat('en-GB')
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * Shows steps. On a terminal what goes on is one line that moves, and each step that takes more than a second leaves a line with its time.
 * Elsewhere there are plain lines, and one for each ten seconds that a step goes on.
 */
export function createProgress(out = process.stdout) {
  const isTerminal = out.isTTY === true
  const steps = new Set()
  const earlier = JSON.parse(process.env[HANDED_OVER] ?? '[]')
  const begun = earlier[0]?.began ?? Date.now()
  const timings = [...earlier]
  delete process.env[HANDED_OVER] // no business of the processes that are started from here
  let expected = []
  const done = new Set()
  let timer

  const hide = () => isTerminal && steps.size > 0 && out.write('\r\u001b[K')
  let printedAt = performance.now()
  const print = (line) => {
    printedAt = performance.now()
    hide()
    out.write(`${line}\n`)
    draw()
  }

  /** How much is done, what goes on, and for how long: that stays where the line is too narrow for the rest. */
  function sentence(columns) {
    // The one that began last says what is new; those before it go on.
    const shown = [...steps].at(-1)
    const others = steps.size > 1 ? `, and ${steps.size - 1} more` : ''
    const left = expected.filter((title) => !done.has(title)).length
    const part = left > 0 ? `${expected.length - left} of ${expected.length} · ` : ''
    // Of everything while something is left of it, and of what goes on behind it later.
    const time = ` … ${Math.floor((Date.now() - (left > 0 ? begun : shown.began)) / 1000)} s`
    return `${part}${shown.title}${shown.sofar}${others}`.slice(0, columns - time.length) + time
  }

  function draw() {
    if (isTerminal && steps.size > 0) out.write(`\r\u001b[K${sentence((out.columns ?? 80) - 1)}`)
  }

  function look() {
    draw()
    if (isTerminal) return
    if (performance.now() - printedAt < HEARTBEAT) return
    printedAt = performance.now()
    out.write(`${sentence(Number.POSITIVE_INFINITY)}\n`)
  }

  return {
    async step(title, work) {
      const began = performance.now()
      const step = { title, sofar: '', began: Date.now() }
      steps.add(step)
      timer ??= setInterval(look, REDRAW)
      draw()
      try {
        return await work((loaded, total, what) => {
          const things = what ? ` (${what})` : ''
          step.sofar = total > 0 ? ` ${count.format(loaded)} of ${count.format(total)}${things}` : ''
        })
      } finally {
        const took = performance.now() - began
        timings.push({ title, began: step.began, took })
        hide()
        steps.delete(step)
        done.add(title)
        if (steps.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
        if (took >= NOTICEABLE) print(`${title} … ${seconds(took)}`)
        else draw()
      }
    },
    note: print,
    /** The steps that there will be, by their titles: how much is left is shown with what goes on. */
    expect(titles) {
      expected = titles
    },
    /** What each step took so far, in the order of their beginnings, a line each. */
    timings() {
      const inOrder = timings.toSorted((one, other) => one.began - other.began)
      const from = inOrder[0]?.began ?? 0
      return inOrder.map(
        ({ title, began, took }) => `  ${seconds(began - from).padStart(8)}  ${seconds(took).padStart(8)}  ${title}`,
      )
    },
    /** Has a process that is started from here, and goes on with the same work, know what was taken so far. */
    handOver() {
      process.env[HANDED_OVER] = JSON.stringify(timings)
    },
  }
}
