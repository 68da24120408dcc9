import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

const LEAST = 24

/** The Node that runs the platform: the one the lockfile pins, or this one when it is new enough. */
export function pinnedNode(root) {
  const folder = `node-${process.platform}-${process.arch}`
  const pinned = path.join(root, 'node_modules', folder, 'bin', 'node')
  const current = realpathSync(process.execPath)
  if (existsSync(pinned) && (realpathSync(pinned) === current || runs(pinned)))
    return realpathSync(pinned) === current ? process.execPath : pinned
  if (Number.parseInt(process.versions.node, 10) >= LEAST) return process.execPath
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
