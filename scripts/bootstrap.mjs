// Runs on any Node from 20 on and without dependencies: it installs them and re-runs itself on the pinned Node.

import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { whenParentDies } from '../packages/platform/src/terminal/parent.mjs'
import { createProgress } from '../packages/platform/src/terminal/progress.mjs'
import { generateClients, installDependencies } from './bootstrap/install.mjs'
import { pinnedNode } from './bootstrap/node.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Installs and generates what is out of date, then runs one of our TypeScript commands, named from the root, on the pinned Node. */
export async function runCommand(file) {
  try {
    const isHandedOver = process.env.STORYRIGHT_HANDED_OVER === root // by another process, which has installed everything
    const node = isHandedOver ? process.execPath : await prepare()
    if (node === process.execPath) await import(pathToFileURL(path.join(root, file)).href)
    else handOver(node)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** Installs and generates what is out of date, and returns the pinned Node. */
export async function prepare() {
  const progress = createProgress(process.stderr)
  await installDependencies(root, progress)
  const node = pinnedNode(root)
  await generateClients(root, node, progress)
  return node
}

/** Runs the same script again, so that every command shows in process lists as one of `scripts/`. */
function handOver(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, STORYRIGHT_HANDED_OVER: root },
  })
  const forward = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  whenParentDies(() => forward('SIGTERM'))
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
