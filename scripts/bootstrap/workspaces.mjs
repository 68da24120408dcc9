import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folders of the workspaces, from the root. */
export function workspaces(root) {
  const { workspaces: patterns } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(path.join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
  })
}
