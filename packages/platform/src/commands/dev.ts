import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { serviceNames } from '@storyright/contracts/services'
import { takeProcess } from '../dev/take-process.ts'
import { watchBundles } from '../dev/watch-bundles.ts'
import { environmentOf } from '../environment/environment.ts'
import { installationOf } from '../environment/installation.ts'
import { processes, processOf } from '../environment/processes.ts'
import { inRepository } from '../repository.ts'
import { keepRunning } from '../running/keep-running.ts'
import { untilReady } from '../running/until-ready.ts'
import { endWith } from '../terminal/end-with.ts'
import { createProgress } from '../terminal/progress.mjs'
import { untilStopped } from '../terminal/until-stopped.ts'
import { requireRunning } from './ask-service.ts'
import { launch, launchSettings } from './launch.ts'

const WEB_PORT = 5173

async function dev(): Promise<number> {
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({ options: { reset: flag }, allowPositionals: true })
  const [name] = positionals
  return name ? devOne(name) : devAll(values.reset ?? false)
}

/** The whole platform: the web from its source, each service restarted when its source changes. */
async function devAll(reset: boolean): Promise<number> {
  const port = Number(process.env.WEB_PORT ?? WEB_PORT)
  const settings = { ...launchSettings(), publicUrl: `http://localhost:${port}` }
  return launch({
    settings,
    reset,
    timings: false,
    web: false,
    async beside({ running }, { progress, signal }) {
      const stopWeb = await serveWeb({ port, gateway: settings.ports.gateway })
      await watchBundles({
        home: settings.home,
        folders: processes.map(({ folder }) => folder),
        async rebuilt(folder, out) {
          const { name } = processes.find((one) => one.folder === folder)!
          const kept = running.find((one) => one.name === name)!
          await kept.pause()
          await kept.resume(path.join(out, 'main.js'))
          progress.note(`${name} runs with the change.`)
        },
        note: progress.note,
        signal,
      })
      progress.note(
        'A change of the web is on the page at once, one of a service after its restart. Migrations need a new start.',
      )
      if (!signal.aborted) await once(signal, 'abort')
      await stopWeb()
    },
  })
}

/** One service beside a running platform, whose own copy stops meanwhile. */
async function devOne(name: string): Promise<number> {
  if (!(serviceNames as readonly string[]).includes(name))
    throw new Error(`There is no service called ${name}: choose one of ${serviceNames.join(', ')}.`)
  const { urls, services, publicUrl = '' } = await requireRunning()
  const settings = { ...launchSettings(), publicUrl }
  const { home } = settings
  const portOf = Object.fromEntries(Object.entries(services!).map(([one, url]) => [one, Number(new URL(url).port)]))
  const installation = { ...(await installationOf(settings, urls!, processes)), portOf }
  const process_ = processOf(name)
  const port = portOf[name]!
  const progress = createProgress()
  const stopping = new AbortController()
  const stopped = untilStopped().then(() => stopping.abort())
  const giveBack = await progress.step(`Taking ${name} over`, () => takeProcess(home, { name, port }))
  try {
    const { folder } = process_
    const file = path.join(home, 'build', 'dev', path.basename(folder), 'main.js')
    let kept: Awaited<ReturnType<typeof keepRunning>> | undefined
    await watchBundles({
      home,
      folders: [folder],
      async rebuilt() {
        await kept?.pause()
        await kept?.resume()
        progress.note(`${name} runs with the change.`)
      },
      note: progress.note,
      signal: stopping.signal,
    })
    kept = await keepRunning({
      home,
      name: `${name}-dev`,
      file,
      port,
      env: environmentOf(process_, installation),
      progress,
    })
    await untilReady([kept])
    progress.note(`${name} runs here and follows your changes; its log is ${kept.log}. Ctrl-C gives it back.`)
    await stopped
    await kept.stop()
    return 0
  } finally {
    stopping.abort()
    await giveBack()
  }
}

await endWith(dev)

/** Serves the web app from its source, with each change on the page at once; calls go to the gateway. Resolves to what stops it. */
async function serveWeb({ port, gateway }: { port: number; gateway: number }): Promise<() => Promise<void>> {
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
