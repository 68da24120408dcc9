import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runStep } from './run-step.mjs'
import { isCurrent, markCurrent } from './stamp.mjs'

/** Brings `node_modules` up to the lockfile, when a package.json or the lockfile changed since the last time. */
export async function installDependencies(root, progress) {
  const inputs = ['package.json', 'package-lock.json', ...workspaces(root).map((folder) => `${folder}/package.json`)]
  if (isCurrent(root, 'install', inputs)) return
  await progress.step('Installing dependencies', () =>
    // Not `npm ci`: it refuses a lockfile that leaves out other systems' programs.
    runStep(root, 'npm-install', 'npm', ['install', '--no-audit', '--no-fund', '--no-progress']),
  )
  markCurrent(root, 'install', inputs)
}

/** Generates the Prisma clients whose schema changed since the last time. */
export async function generateClients(root, node, progress) {
  const services = workspaces(root).filter((folder) => existsSync(path.join(root, folder, 'prisma/schema.prisma')))
  for (const folder of services) {
    const name = `generate-${path.basename(folder)}`
    const inputs = [`${folder}/prisma/schema.prisma`, 'package-lock.json']
    if (existsSync(path.join(root, folder, 'src/generated')) && isCurrent(root, name, inputs)) continue
    const prisma = path.join(root, 'node_modules/prisma/build/index.js')
    await progress.step(`Generating the database client of ${path.basename(folder)}`, () =>
      runStep(root, name, node, [prisma, 'generate', '--schema', 'prisma/schema.prisma'], {
        cwd: path.join(root, folder),
        // Generating needs no schema engine, and its download is not always within reach.
        env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false', CHECKPOINT_DISABLE: '1' },
      }),
    )
    markCurrent(root, name, inputs)
  }
}

function workspaces(root) {
  const { workspaces: patterns } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(path.join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
  })
}
