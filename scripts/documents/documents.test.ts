import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type StoreKind, serviceNames, serviceOf } from '@storyright/contracts/services'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const foldersIn = (place: string) =>
  readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)

const documents = globSync(
  '{*.md,docs/**/*.md,{services,packages,tests}/*/README.md,{web,sandbox,deploy}/**/README.md}',
  {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  },
)

let names: Set<string> | undefined
/** The names of all source files, read once. */
function sources(): Set<string> {
  names ??= new Set(
    globSync(['{services,packages,web,sandbox,tests,scripts,deploy}/**/*.{ts,tsx,mjs}', '.*.mjs', '*.mjs'], {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'generated',
    }).map((file) => path.basename(file)),
  )
  return names
}

describe('what newcomers read', () => {
  it.each(documents)('%s links only to what is there', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link!)
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(file), link)))).toEqual([])
  })

  // Decisions are history: they keep the names used at the time.
  it.each(documents.filter((file) => !file.startsWith('docs/decisions/')))(
    '%s names only files that are there',
    (file) => {
      const named = [
        ...read(file).matchAll(/`((?:services|packages|web|sandbox|tests|scripts|docs|deploy)\/[\w./-]+)`/g),
      ]
      const missing = named.map(([, name]) => name!).filter((name) => !existsSync(path.join(root, name)))
      const bare = [...read(file).matchAll(/`(?:[\w./-]*\/)?([\w.-]+\.(?:tsx?|mjs))`/g)].map(([, name]) => name!)
      expect([...missing, ...bare.filter((name) => !sources().has(name))]).toEqual([])
    },
  )

  it.each(documents.filter((file) => !file.startsWith('docs/decisions/')))(
    '%s names only commands that there are',
    (file) => {
      const { scripts } = JSON.parse(read('package.json'))
      const named = [...read(file).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name!)
      expect(named.filter((name) => !(name in scripts))).toEqual([])
    },
  )

  it('the runbooks’ table leads to each of them', () => {
    const others = readdirSync(path.join(root, 'docs/runbooks')).filter((name) => name !== 'README.md')
    const table = read('docs/runbooks/README.md')
    expect(others.filter((name) => !table.includes(`](${name})`))).toEqual([])
  })

  it.each(['services', 'packages'])('README’s map shows every folder of %s', (place) => {
    const line = read('README.md').match(new RegExp(`^${place}/ .*$`, 'm'))![0]
    const shown = line.split(/ {2,}/).at(-1)!.split(' · ')
    expect(shown.toSorted()).toEqual(foldersIn(place).toSorted())
  })

  it('README’s request goes through the files that it names, each imported by one before it', () => {
    const example = read('README.md').match(/One request opens [\s\S]*?\n\n/)![0]
    const [first, ...rest] = [...example.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name]) => name!)
    const folder = path.dirname(first!)
    const chain = [first!, ...rest.filter((name) => name !== 'app.ts').map((name) => path.join(folder, name))]
    expect(chain.length).toBeGreaterThan(2)
    for (const [at, file] of chain.entries()) {
      const before = chain.slice(0, at).map(read).join()
      expect(at === 0 ? `/${path.basename(file)}'` : before).toContain(`/${path.basename(file)}'`)
    }
  })
})

describe('the table in docs/architecture.md', () => {
  const words: Record<StoreKind, string> = {
    postgres: 'PostgreSQL',
    mongodb: 'MongoDB',
    redis: 'Redis',
    files: 'a folder',
  }
  const [table] = read('docs/architecture.md').match(/^\| service \|[\s\S]*?\n\n/m)!
  const rows = new Map(
    [...table.matchAll(/^\| (\w+) \|(.*)\|$/gm)].map(([, name, cells]) => [name!, cells!.split(' | ')]),
  )

  it.each(serviceNames)('says of %s where it keeps its data, what it answers and what it tells', (name) => {
    const [stores = '', calls = '', told = ''] = rows.get(name) ?? []
    const { stores: kinds, paths, events } = serviceOf(name)
    for (const kind of kinds) expect(stores).toContain(words[kind])
    const below = Object.keys(paths).filter((one) => !Object.keys(paths).some((other) => one.startsWith(`${other}/`)))
    expect([...calls.matchAll(/`([^`]+)`/g)].map(([, path_]) => path_!).toSorted()).toEqual(below.toSorted())
    const entities = new Set(events.map(({ subjectPrefix }) => subjectPrefix.split('.').slice(0, 2).join('.')))
    for (const entity of entities) expect(told).toContain(`\`${entity}.`)
  })
})
