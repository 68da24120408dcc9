import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ServiceName, type StoreKind, serviceOf, services } from '@storyright/contracts/services'
import { instrumented } from '@storyright/contracts/telemetry'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { inRepository, REPOSITORY } from '../repository.ts'
/**
 * The programs of a service: the server, its child processes and threads, the migration of its stores, the loader of its demo
 * data, what makes an administrator.
 */
export const ENTRIES = [
  ...['main', 'train', 'embed', 'decode', 'draw-share-picture', 'import-worker'],
  ...['migrate', 'seed', 'admin-create'],
]

/** What Node loads (`--import`) before a program that is traced. */
export const TELEMETRY = inRepository('packages/service-kit/src/telemetry/start.ts')

/** Decodes an uploaded file in a process of its own: one program for all services that keep files. */
const EXAMINE = inRepository('packages/object-store/src/examine.ts')

/**
 * Threads: what such a program loads it holds beside the process's own, so it is bundled apart from all others, with nothing that it
 * does not use. Split, so that what it loads on demand is no part of it either.
 */
const ofThreads = ['import-worker']
export const isOfThread = ({ out }: { out: string }): boolean => ofThreads.includes(path.basename(out))

/** Parses an imported Excel file in a thread of its own. */
const READ_WORKBOOK = inRepository('packages/imports/src/table/read-workbook.ts')

/** Runs operators' commands in a running service: one program for all that have stores. */
const OPERATE = inRepository('packages/stored-service/src/operating/operate.ts')

/** Opens a PostgreSQL service's database for an operator, in its own pod. */
const SQL = inRepository('packages/stored-service/src/operating/sql.ts')

// Telemetry patches some of these when they are loaded, and some read files beside their code: they stay outside the bundle.
const EXTERNAL = [
  ...instrumented,
  'import-in-the-middle',
  'pg-native',
  '@fastify/*',
  'pino',
  'sharp',
  'pdfkit',
  'harfbuzzjs',
  'usearch',
  '@opentelemetry/*',
  '@scalar/*',
]

/** How every bundle is made. */
export const bundleOptions = {
  absWorkingDir: REPOSITORY,
  bundle: true,
  tsconfigRaw: {}, // not whichever lies about
  platform: 'node',
  format: 'esm',
  target: 'node24',
  logLevel: 'silent', // the error that is thrown has the same text
  external: EXTERNAL,
  banner: { js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);" },
} satisfies BuildOptions

/** The programs whose source is in a folder, without the one loaded before each. */
export function entryPointsOf(folder: string): { in: string; out: string }[] {
  const source = inRepository(folder, 'src')
  const entries = ENTRIES.filter((name) => existsSync(path.join(source, `${name}.ts`)))
  return [
    ...entries.map((name) => ({ in: path.join(source, `${name}.ts`), out: name })),
    ...(has(path.basename(folder), 'files') ? [{ in: EXAMINE, out: 'examine' }] : []),
    ...(path.basename(folder) === 'catalogue' ? [{ in: READ_WORKBOOK, out: 'read-workbook' }] : []),
    ...(has(path.basename(folder), 'postgres') ? [{ in: SQL, out: 'sql' }] : []),
    ...(entries.includes('migrate') ? [{ in: OPERATE, out: 'operate' }] : []),
  ]
}

const has = (name: string, store: StoreKind) =>
  Object.hasOwn(services, name) && serviceOf(name as ServiceName).stores.includes(store)

/** Bundles the entries that a service has into one file each, with the packages of this machine beside them. */
export async function bundleService(folder: string, out: string): Promise<void> {
  await bundleInto(folder, out)
  await linkPackages(inRepository('node_modules'), path.join(out, '..', 'node_modules'))
  await linkPackages(inRepository(folder, 'node_modules'), path.join(out, 'node_modules'))
}

/** The same without the packages outside the bundle. What it makes is the same wherever the repository and `out` are. */
export async function bundleInto(folder: string, out: string): Promise<Metafile> {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const { build } = await import('esbuild') // loaded only where something is to be built
  const options = {
    ...bundleOptions,
    outdir: REPOSITORY, // as if: so that source maps name files as they lie in the repository
    write: false as const,
    metafile: true as const,
    sourcemap: true,
    plugins: [copyDataFiles(out)],
  }
  const entryPoints = [...entryPointsOf(folder), { in: TELEMETRY, out: 'telemetry' }]
  const made = await build({ ...options, entryPoints: entryPoints.filter((entry) => !isOfThread(entry)) })
  const threads = await build({ ...options, entryPoints: entryPoints.filter(isOfThread), splitting: true })
  await writeFile(path.join(out, 'package.json'), '{ "type": "module" }\n')
  for (const { path: file, contents } of [...made.outputFiles, ...threads.outputFiles])
    await writeFile(path.join(out, path.relative(REPOSITORY, file)), contents)
  return {
    inputs: { ...made.metafile.inputs, ...threads.metafile.inputs },
    outputs: { ...made.metafile.outputs, ...threads.metafile.outputs },
  }
}

/** A home may be anywhere, and packages outside the bundle are looked for upwards from it. */
export async function linkPackages(packages: string, link: string): Promise<void> {
  if (!existsSync(packages)) return
  await rm(link, { force: true })
  await symlink(packages, link)
}

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
