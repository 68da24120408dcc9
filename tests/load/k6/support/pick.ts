/** One of them, so that each is as likely. */
export function pick<One>(all: readonly One[]): One {
  if (all.length === 0) throw new Error('The plan has nothing of what this scenario needs.')
  return all[Math.floor(Math.random() * all.length)]!
}
