import { execFile } from 'node:child_process'
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { endWith, inRepository } from '@storyright/platform'

const run = promisify(execFile)
const source = 'lucide-react@1.75.0'
const target = inRepository('web/src/ui/icon/icons.ts')

type Shape = [element: string, attributes: Record<string, string>]

/** Writes the icons that the web app imports into one file of ours: the package has a few thousand, and 53 MB. */
async function copyIcons(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyright-icons-'))
  try {
    await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', source])
    const lucide = path.join(folder, 'node_modules/lucide-react')
    const names = importedNames()
    const icons = await Promise.all(names.map((name) => iconOf(lucide, name)))
    writeFileSync(target, `${head}\n${icons.join('\n')}`)
    copyFileSync(path.join(lucide, 'LICENSE'), path.join(path.dirname(target), 'LICENSE'))
    await run(process.execPath, [inRepository('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', target])
    console.log(`${names.length} icons in ${path.relative(process.cwd(), target)}`)
    return 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What is imported from the file that is to be written. */
function importedNames(): string[] {
  const imports = /import \{([^}]+)\} from '[./]+(?:ui\/)?icon\/icons\.ts'/g
  const names = globSync(inRepository('web/src/**/*.tsx')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, list = '']) =>
      list.split(',').map((part) => part.trim().split(' as ')[0]!),
    ),
  )
  return [...new Set(names)].sort()
}

async function iconOf(lucide: string, name: string): Promise<string> {
  const { [name]: icon } = (await import(pathToFileURL(path.join(lucide, 'dist/esm/lucide-react.mjs')).href)) as Record<
    string,
    { render(props: object, ref: null): { props: { icon: { node: Shape[] } } } } | undefined
  >
  if (!icon) throw new Error(`${source} has no icon ${name}.`)
  const shapes = icon.render({}, null).props.icon.node.map(([element, { key, ...attributes }]) => [element, attributes])
  return `export const ${name} = /* @__PURE__ */ iconOf(${JSON.stringify(shapes)})\n`
}

const head = `// Icons of Lucide (${source}), copied by \`npm run icons\`, which writes those that are imported from here. Licence: ISC, beside.
import { iconOf } from './icon.ts'
`

await endWith(copyIcons)
