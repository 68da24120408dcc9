import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isProgram, onPath, runLogged } from './run.ts'
import { lastLines } from './server.ts'

// Since this version of Go only needed modules are downloaded.
const PRUNED = 'go 1.17'

/** A program that comes as a module of Go. */
export interface GoTool {
  name: string
  module: string
  version: string
  /** Where in the module its `main` is; by default the module itself. */
  package?: string
  tags?: string
}

/** Its path once it was built under `home`. */
export const goToolFile = (home: string, { name, version }: GoTool): string =>
  path.join(home, 'tools', `${name}-${version}`, name)

/** The one that was built here before; nothing where none was. */
export async function builtGoTool(home: string, tool: GoTool): Promise<string | undefined> {
  const file = goToolFile(home, tool)
  return (await isProgram(file)) ? file : undefined
}

/** Builds it, which may take minutes, and keeps it under `home`; nothing where Go is missing. */
export async function buildGoTool(home: string, tool: GoTool): Promise<string | undefined> {
  const { name, module, version, tags } = tool
  const go = await onPath('go')
  if (!go) return undefined
  const file = goToolFile(home, tool)
  const cwd = path.dirname(file)
  await mkdir(cwd, { recursive: true })
  await writeFile(path.join(cwd, 'go.mod'), `module storyright/${name}\n\n${PRUNED}\n\nrequire ${module} ${version}\n`)
  const which = [...(tags ? ['-tags', tags] : []), '-o', `${file}.new`, tool.package ?? module]
  const build = { home, name: `build-${name}`, command: go, args: ['build', '-mod=mod', '-trimpath', ...which], cwd }
  if (!(await runLogged(build))) {
    const log = path.join(home, 'logs', `${build.name}.log`)
    throw new Error(`${name} could not be built; the end of ${log} says:\n${await lastLines(log)}`)
  }
  await rename(`${file}.new`, file)
  return file
}
