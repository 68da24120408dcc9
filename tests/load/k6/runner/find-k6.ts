import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isProgram, lastLines, onPath, runLogged, type Say } from '@storyright/backing-servers'

const VERSION = 'v1.8.1'
const MODULE = 'go.k6.io/k6'

/** A module that asks for nothing but k6. */
const sources = {
  'go.mod': `module storyright/k6\n\ngo 1.26\n\nrequire ${MODULE} ${VERSION}\n`,
  'tools.go': `//go:build tools\n\npackage tools\n\nimport _ "${MODULE}"\n`,
}

/** The k6 on the PATH, or one built through Go, which is kept in `folder`. */
export async function findK6(folder: string, say: Say): Promise<string> {
  const installed = await onPath('k6')
  if (installed) return installed
  const built = path.join(folder, 'k6')
  if (await isProgram(built)) return built
  const go = await onPath('go')
  if (!go) throw new Error('There is no k6: install k6 1.x, or Go 1.26, with which it is built here.')
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(sources)) await writeFile(path.join(folder, name), text)
  const args = ['-c', 'cd "$1" && exec "$2" build -mod=mod -trimpath -o k6 "$3"', 'sh', folder, go, MODULE]
  const done = await say.step(`Building k6 ${VERSION}, which takes minutes`, () =>
    runLogged({ home: folder, name: 'build-k6', command: 'sh', args, env: process.env }),
  )
  if (!done)
    throw new Error(`k6 could not be built; Go says:\n${await lastLines(path.join(folder, 'logs', 'build-k6.log'))}`)
  return built
}
