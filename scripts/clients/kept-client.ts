import path from 'node:path'
import { inRepository, REPOSITORY } from '@storyright/platform'
import { build } from 'esbuild'
import { originOf } from '../bootstrap/clients.mjs'

/** Where a service's client lies that `npm start` runs without generating one. */
export const placeOf = (folder: string) => inRepository(folder, 'prisma/client.js')

/** The generated client of a service as far as it runs: its types, nine parts of ten, are left out. */
export async function keptClientOf(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRepository(folder, 'src/generated/client.ts')],
    absWorkingDir: REPOSITORY,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    charset: 'utf8',
    tsconfigRaw: {},
    external: ['@prisma/client/*'],
    logLevel: 'silent',
  })
  const head = [
    originOf(REPOSITORY, folder),
    `// What Prisma generates from the schema of ${path.basename(folder)}, without types. Written by \`npm run clients\`.`,
  ]
  return `${head.join('\n')}\n${outputFiles[0]!.text}`
}
