import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600

/**
 * Each built file has a route of its own, so that a path can never lead outside the folder. Where the build has left a
 * smaller copy beside a file (`.br`, `.gz`), whoever accepts that gets it; the copies have no addresses of their own.
 */
export async function registerFiles(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(webDir),
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/*.map', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', howLongKept(file))
    },
  })
}

function howLongKept(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return `public, max-age=${YEAR_SECONDS}, immutable`
  // Names files of this build, and a later one has others.
  if (path.basename(file) === 'page-scripts.json') return 'no-cache'
  return `public, max-age=${HOUR_SECONDS}`
}
