import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { inRepository, REPOSITORY } from '../repository.ts'

const HERE = 'import.meta.dirname'

/**
 * Data files that code reads from beside itself come with the bundle: each package names its own in `data` of its package.json, and
 * they lie beside the bundle as they lie in the repository. So `import.meta.dirname` means the folder of the source there, too.
 */
export function copyDataFiles(out: string): Plugin {
  return {
    name: 'copy-data-files',
    setup({ onLoad }) {
      const copied = new Map<string, Promise<void>>()
      onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        const text = await readFile(file, 'utf8')
        if (!text.includes(HERE)) return undefined
        const folder = packageOf(file)
        if (!copied.has(folder)) copied.set(folder, copyDataOf(folder, out))
        await copied.get(folder)
        const beside = JSON.stringify(`/${path.relative(REPOSITORY, path.dirname(file))}`)
        return { loader: 'ts', contents: text.replaceAll(HERE, `(${HERE} + ${beside})`) }
      })
    },
  }
}

/** The folder of one of our packages, of a service or of the sandbox, from the repository's root. */
function packageOf(file: string): string {
  const [group = '', name = ''] = path.relative(REPOSITORY, file).split(path.sep)
  return group === 'sandbox' ? group : path.join(group, name)
}

async function copyDataOf(folder: string, out: string): Promise<void> {
  const { data } = JSON.parse(await readFile(inRepository(folder, 'package.json'), 'utf8')) as { data?: string[] }
  if (!data) throw new Error(`Code of ${folder} reads files from beside itself: name them in data of its package.json.`)
  for (const place of data) await cp(inRepository(folder, place), path.join(out, folder, place), { recursive: true })
}
