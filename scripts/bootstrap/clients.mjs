import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runStep } from './run-step.mjs'
import { isCurrent, markCurrent } from './stamp.mjs'
import { workspaces } from './workspaces.mjs'

/** The folders of the services that have a schema of Prisma's. */
export const servicesWithSchema = (root) =>
  workspaces(root).filter((folder) => existsSync(path.join(root, folder, 'prisma/schema.prisma')))

/** What a kept client says that it was made from: the schema, and the version of Prisma that all of them have. */
export function originOf(root, folder) {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const schema = readFileSync(path.join(root, folder, 'prisma/schema.prisma'), 'utf8')
  return `// Of ${createHash('sha256').update(devDependencies['@tools/prisma']).update(schema).digest('hex')}`
}

/** Whether every kept client is that of the schema beside it, so that nothing need be generated to start. */
export const areKept = (root) => servicesWithSchema(root).every((folder) => keptClient(root, folder) !== undefined)

/** Lays out the kept clients, which run and have no types, where none is generated. */
export function layOutClients(root) {
  for (const folder of servicesWithSchema(root)) {
    if (isGenerated(root, folder)) continue
    const generated = path.join(root, folder, 'src/generated')
    const kept = keptClient(root, folder)
    if (existsSync(`${generated}/client.ts`) && readFileSync(`${generated}/client.ts`, 'utf8') === kept) continue
    rmSync(generated, { recursive: true, force: true })
    mkdirSync(generated, { recursive: true }) // an image has no sources yet when this runs
    writeFileSync(`${generated}/client.ts`, kept)
  }
}

/** Generates the clients whose schema changed since the last time. */
export async function generateClients(root, node, progress) {
  for (const folder of servicesWithSchema(root)) {
    if (isGenerated(root, folder)) continue
    const name = stepOf(folder)
    const prisma = path.join(root, 'node_modules/@tools/prisma/build/index.js')
    rmSync(path.join(root, folder, 'src/generated'), { recursive: true, force: true })
    await progress.step(`Generating the database client of ${path.basename(folder)}`, () =>
      runStep(root, name, node, [prisma, 'generate', '--schema', 'prisma/schema.prisma'], {
        cwd: path.join(root, folder),
        // Generating needs no schema engine, and its download is not always within reach.
        env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false', CHECKPOINT_DISABLE: '1' },
      }),
    )
    markCurrent(root, name, inputsOf(folder))
  }
}

const stepOf = (folder) => `generate-${path.basename(folder)}`
const inputsOf = (folder) => [`${folder}/prisma/schema.prisma`, 'package-lock.json']

const isGenerated = (root, folder) =>
  existsSync(path.join(root, folder, 'src/generated/models')) && isCurrent(root, stepOf(folder), inputsOf(folder))

function keptClient(root, folder) {
  const file = path.join(root, folder, 'prisma/client.js')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text.startsWith(originOf(root, folder)) ? text : undefined
}
