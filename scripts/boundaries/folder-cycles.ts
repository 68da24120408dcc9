import path from 'node:path'

/** One import: the importing file and the imported one, both relative to the repository's root. */
export type Import = [from: string, to: string]

/**
 * Folders that need each other, with the imports that make it so. The root of a `src` is left out: its `app.ts` is the map
 * of what lies below, and what all of that needs lies beside it.
 */
export function folderCycles(imports: Import[]): { folders: string[]; because: Import[] }[] {
  const between = imports.filter(([from, to]) => !isTest(from) && folderOf(from) !== folderOf(to))
  const edges = between.filter(([from, to]) => !isMap(folderOf(from)) && !isMap(folderOf(to)))
  const next = Map.groupBy(edges, ([from]) => folderOf(from))
  const reached = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]))
  const together = (one: string, other: string) =>
    Boolean(reached.get(one)?.has(other)) && Boolean(reached.get(other)?.has(one))
  const groups: string[][] = []
  for (const folder of [...next.keys()].filter((name) => together(name, name)).sort()) {
    const group = groups.find(([first]) => together(first!, folder))
    if (group) group.push(folder)
    else groups.push([folder])
  }
  return groups.map((folders) => ({
    folders,
    because: edges.filter(([from, to]) => folders.includes(folderOf(from)) && folders.includes(folderOf(to))),
  }))
}

const folderOf = (file: string) => path.posix.dirname(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isMap = (folder: string) => /(^|\/)src$/.test(folder)

function reachableFrom(start: string, next: Map<string, Import[]>): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const [, to] of next.get(folder) ?? [])
      if (!found.has(folderOf(to))) {
        found.add(folderOf(to))
        waiting.push(folderOf(to))
      }
  return found
}
