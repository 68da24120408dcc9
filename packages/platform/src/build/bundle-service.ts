import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { instrumented } from '@storyright/contracts/telemetry'
import type { Plugin } from 'esbuild'
import { inRepository } from '../repository.ts'

/** The programs a service may consist of: what runs, what it runs beside itself, what fills it with demo data, what makes an administrator. */
export const ENTRIES = ['main', 'train', 'seed', 'admin-create']

// Telemetry patches some of these when they are loaded, and some read files beside their code: they stay outside the bundle.
const EXTERNAL = [
  ...instrumented,
  'pg-native',
  '@fastify/*',
  'pino',
  'sharp',
  'pdfkit',
  'usearch',
  '@opentelemetry/*',
  '@scalar/*',
]

/** Bundles the entries that a service has into one file each. */
export async function bundleService(folder: string, out: string): Promise<void> {
  const source = inRepository(folder, 'src')
  const entries = ENTRIES.map((name) => path.join(source, `${name}.ts`)).filter((file) => existsSync(file))
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await linkPackages(inRepository('node_modules'), path.join(out, '..', 'node_modules'))
  await linkPackages(inRepository(folder, 'node_modules'), path.join(out, 'node_modules'))
  const { build } = await import('esbuild') // loaded only where something is to be built
  await build({
    entryPoints: entries,
    outdir: out,
    outbase: source,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    logLevel: 'silent', // the error that is thrown says the same
    external: EXTERNAL,
    plugins: [keepSourceFolders],
    banner: { js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);" },
  })
}

/** A home may be anywhere, and packages outside the bundle are looked for upwards from it. */
async function linkPackages(packages: string, link: string): Promise<void> {
  if (!existsSync(packages)) return
  await rm(link, { force: true })
  await symlink(packages, link)
}

/** Data files that code reads from beside itself stay where the source is. */
const keepSourceFolders: Plugin = {
  name: 'keep-source-folders',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8')
      if (!text.includes('import.meta.dirname')) return undefined
      return { loader: 'ts', contents: text.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))) }
    })
  },
}
