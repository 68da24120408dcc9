// Runs on any Node from 20 on and without dependencies: it brings those in and hands over to the pinned Node.

import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { generateClients, installDependencies } from './bootstrap/install.mjs'
import { pinnedNode } from './bootstrap/node.mjs'
import { whenParentDies } from './bootstrap/parent.mjs'
import { createProgress } from './progress.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Installs and generates what is out of date, then runs one of our TypeScript entries on the pinned Node. */
export async function runEntry(name) {
  const entry = path.join(root, 'scripts', `${name}.ts`)
  try {
    const progress = createProgress(process.stderr)
    await installDependencies(root, progress)
    const node = pinnedNode(root)
    await generateClients(root, node, progress)
    if (node === process.execPath) await import(pathToFileURL(entry).href)
    else handOver(node, entry)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

function handOver(node, entry) {
  const child = spawn(node, [entry, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, STORYRIGHT_HANDED_OVER: '1' },
  })
  const forward = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  whenParentDies(() => forward('SIGTERM'))
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
