import { existsSync } from 'node:fs'
import path from 'node:path'
import { runStep } from './run-step.mjs'
import { isCurrent, markCurrent } from './stamp.mjs'
import { workspaces } from './workspaces.mjs'

// Not `npm ci`: it refuses a lockfile that leaves out other systems' programs.
const install = ['install', '--no-audit', '--no-fund', '--no-progress']

/**
 * Brings `node_modules` up to the lockfile, when a package.json or the lockfile changed since the last time: with `tools`, which are
 * the devDependencies, or without. Tools that are there stay.
 */
export async function installDependencies(root, progress, { tools }) {
  const inputs = ['package.json', 'package-lock.json', ...workspaces(root).map((folder) => `${folder}/package.json`)]
  if (isCurrent(root, 'install-tools', inputs) || (!tools && isCurrent(root, 'install', inputs))) return
  const whole = tools || existsSync(path.join(root, 'node_modules/jest'))
  await progress.step(
    whole ? 'Installing dependencies, those of tests and checks too' : 'Installing dependencies',
    () => runStep(root, 'npm-install', 'npm', [...install, whole ? '--include=dev' : '--omit=dev']),
  )
  markCurrent(root, whole ? 'install-tools' : 'install', inputs)
}

/** The folder whose lockfile pins the Node that runs the platform where the machine's own is older. */
const PINNED = 'scripts/bootstrap/pinned-node'

/** Installs the pinned Node; on a system that it is not made for it installs nothing. */
export async function installNode(root, progress) {
  const inputs = [`${PINNED}/package-lock.json`]
  if (isCurrent(root, 'node', inputs) && existsSync(path.join(root, PINNED, 'node_modules'))) return
  await progress.step('Installing Node', () =>
    runStep(root, 'npm-install-node', 'npm', [...install, '--prefix', PINNED]),
  )
  markCurrent(root, 'node', inputs)
}
