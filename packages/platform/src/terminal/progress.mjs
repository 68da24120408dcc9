const NOTICEABLE = 1000

/** Shows steps on the terminal: one line for each that takes more than a second, with its time at the end. */
export function createProgress(out = process.stdout) {
  let open // the title on the line that still waits for its time
  const closeLine = () => {
    if (open) out.write('\n')
    open = undefined
  }
  return {
    async step(title, work) {
      const began = performance.now()
      const timer = setTimeout(() => {
        closeLine()
        out.write(`${title} …`)
        open = title
      }, NOTICEABLE)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
        const took = performance.now() - began
        const seconds = `${(took / 1000).toFixed(1)} s`
        if (open === title) {
          out.write(` ${seconds}\n`)
          open = undefined
        } else if (took >= NOTICEABLE) {
          closeLine()
          out.write(`${title} … ${seconds}\n`)
        }
      }
    },
    note(line) {
      closeLine()
      out.write(`${line}\n`)
    },
  }
}
