import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inRepository } from '../repository.ts'

/** Serves the web app from its source, with each change on the page at once; calls go to the gateway. Resolves to what stops it. */
export async function serveWeb({ port, gateway }: { port: number; gateway: number }): Promise<() => Promise<void>> {
  const fromWeb = createRequire(inRepository('web/package.json'))
  const { createServer } = (await import(pathToFileURL(fromWeb.resolve('vite')).href)) as typeof import('vite')
  const calls = { target: `http://127.0.0.1:${gateway}`, changeOrigin: false }
  const server = await createServer({
    root: inRepository('web'),
    logLevel: 'warn',
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      proxy: { '/api': calls, '/healthz': calls, '/readyz': calls },
    },
  })
  await server.listen()
  return () => server.close()
}
