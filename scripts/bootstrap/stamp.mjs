import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whether a step was done with these very input files. */
export function isCurrent(root, step, inputs) {
  const file = stampFile(root, step)
  return existsSync(file) && readFileSync(file, 'utf8') === hash(root, inputs)
}

/** Notes that a step is done with the input files as they are now. */
export function markCurrent(root, step, inputs) {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile(root, step), hash(root, inputs))
}

// Beside what the steps make, so that deleting node_modules also forgets them.
const stampFile = (root, step) => path.join(root, 'node_modules', `.storyright-${step}`)

function hash(root, inputs) {
  const sum = createHash('sha256')
  for (const name of inputs) sum.update(name).update(readFileSync(path.join(root, name)))
  return sum.digest('hex')
}
