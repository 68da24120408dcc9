/**
 * Calls back once the process that started this one is gone. Only npm and our own bootstrap wait for us to the end, so
 * for them alone this means that the start was killed; a shell may well leave while its background jobs go on.
 */
export function whenParentDies(callback) {
  if (!process.env.npm_lifecycle_event && !process.env.STORYRIGHT_HANDED_OVER) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 500)
  timer.unref()
}
