import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isProgram, lastLines, onPath, runLogged } from '@storyright/backing-servers'

const MODULE = 'github.com/stripe/stripe-mock'
const VERSION = 'v0.203.0'
const NAME = 'stripe-mock'

/** The provider's own validator of requests, built once with Go and kept under `home`; nothing where Go is missing. */
export async function builtValidator(home: string): Promise<string | undefined> {
  const folder = path.join(home, 'tools', `${NAME}-${VERSION}`)
  const file = path.join(folder, NAME)
  if (await isProgram(file)) return file
  const go = await onPath('go')
  if (!go) return undefined
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'go.mod'), `module storyright/validator\n\nrequire ${MODULE} ${VERSION}\n`)
  const args = ['build', '-mod=mod', '-o', `${file}.new`, MODULE]
  const build = { home, name: 'build-validator', command: go, args, cwd: folder }
  if (!(await runLogged(build))) {
    const log = path.join(home, 'logs', `${build.name}.log`)
    throw new Error(`The validator could not be built; the end of ${log} says:\n${await lastLines(log)}`)
  }
  await rename(`${file}.new`, file)
  return file
}
