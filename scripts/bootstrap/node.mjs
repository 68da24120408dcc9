import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

const LEAST = 24

/** Whether the Node that runs this can run the platform, too. */
export const isNewEnough = () => Number.parseInt(process.versions.node, 10) >= LEAST

/** The pinned Node, once it is installed. */
export function pinnedNode(root) {
  const folder = `node-${process.platform}-${process.arch}`
  const pinned = path.join(root, 'scripts/bootstrap/pinned-node/node_modules', folder, 'bin', 'node')
  if (existsSync(pinned) && realpathSync(pinned) === realpathSync(process.execPath)) return process.execPath
  if (existsSync(pinned) && runs(pinned)) return pinned
  if (isNewEnough()) return process.execPath
  throw new Error(`Storyright needs Node ${LEAST} or newer on this machine, and this is ${process.versions.node}.`)
}

function runs(node) {
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
