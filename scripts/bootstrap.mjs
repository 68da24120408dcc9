// Runs on any Node from 20 on and without dependencies: it installs them and re-runs itself on the pinned Node.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { whenParentDies } from '../packages/platform/src/terminal/parent.mjs'
import { createProgress } from '../packages/platform/src/terminal/progress.mjs'
import { alone } from './bootstrap/alone.mjs'
import { areKept, generateClients, layOutClients } from './bootstrap/clients.mjs'
import { installDependencies, installNode } from './bootstrap/install.mjs'
import { isNewEnough, pinnedNode } from './bootstrap/node.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Installs and generates what is out of date, then runs one of our TypeScript commands, named from the root, on Node 24 or newer. */
export async function runCommand(file, needs) {
  try {
    // What runs a platform may be set in a file; tests and checks have their own.
    const settings = path.join(root, '.env')
    if (file.startsWith('packages/platform/') && existsSync(settings)) process.loadEnvFile(settings)
    const isHandedOver = process.env.STORYRIGHT_HANDED_OVER === root // by another process, which has installed everything
    const node = isHandedOver ? process.execPath : await prepare(needs)
    if (node !== process.execPath) return handOver(node)
    process.argv.splice(2, 1) // the command's name: what follows is the command's own
    await import(pathToFileURL(path.join(root, file)).href)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * Installs and generates what is out of date, and returns the Node that runs the platform. What only tests, checks and measurements
 * use are `tools`; images have the Node that is pinned, everything else the machine's where it is new enough.
 */
export async function prepare({ tools = false, image = false } = {}) {
  const progress = createProgress(process.stderr)
  const isOwn = !image && isNewEnough()
  return await alone(root, progress, async () => {
    const whole = tools || !areKept(root)
    await Promise.all([
      installDependencies(root, progress, { tools: whole }),
      isOwn ? undefined : installNode(root, progress),
    ])
    const node = isOwn ? process.execPath : pinnedNode(root)
    if (whole) await generateClients(root, node, progress)
    else layOutClients(root)
    progress.handOver()
    return node
  })
}

/** Runs the same command again, so that it shows in process lists as `scripts/run.mjs NAME`. */
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
