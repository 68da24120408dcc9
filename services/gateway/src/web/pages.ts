import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { browserTraces, demoMark, oldAddresses, refusals, visitorMark } from '@storyright/contracts/vocabulary'
import { demoLoadingIn, type ServiceClient } from '@storyright/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders } from '../security-headers.ts'
import { sessionToken } from '../sessions/session-cookie.ts'
import { registerFiles } from './files.ts'
import { findHead } from './find-head.ts'
import { firstCalls } from './first-calls.ts'
import { firstScreen } from './first-screen.ts'
import { headTags } from './page-head.ts'
import { readPreloads } from './preloads.ts'
import { readWithoutScript } from './without-script.ts'

export interface PagesDependencies {
  webDir: string
  publicUrl: string
  catalogue: ServiceClient
  paymentSandbox: string | undefined
  /** Whether browsers are to trace. */
  isTraced: boolean
  /** Where it stands what of a demo is still being loaded. */
  demoFile: string | undefined
}

/** Serves the built web: its files, and for every other address the app's page with that page's own head. */
export async function registerPages(app: FastifyInstance, dependencies: PagesDependencies): Promise<void> {
  const { webDir, publicUrl, catalogue, paymentSandbox, isTraced, demoFile } = dependencies
  const template = readTemplate(webDir)
  for (const { from, to } of oldAddresses) app.get(from, (request, reply) => redirectTo(to, request, reply))
  if (template) await registerFiles(app, webDir)
  const preloads = readPreloads(webDir)
  const withoutScript = readWithoutScript(webDir)
  const policy = { paymentSandbox, scriptHashes: hashesOfScripts(template ?? '') }

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?', 1)[0]!
    if (pathname.startsWith('/assets/') || /^\/(internal|api)(\/|$)/.test(pathname)) throw refusals.notFound()
    if (!template) throw refusals.unavailable({ says: 'The web pages have not been built.', retryAfterSeconds: 5 })
    const { status, head, listing } = await findHead(pathname, publicUrl, catalogue)
    const isVisitor = !sessionToken(request.headers.cookie)
    const tags = [headTags(head), ...(status === 200 ? firstCalls(request.url, isVisitor) : [])]
    if (isVisitor) tags.push(`<meta name="${visitorMark}" content="yes">`)
    if ((await demoLoadingIn(demoFile)).length > 0) tags.push(`<meta name="${demoMark}" content="yes">`)
    if (isTraced) tags.push(`<meta name="${browserTraces.mark}" content="yes">`)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'cookie', ...pageHeaders(nonce, policy) })
      .send(
        template
          .replace('<!--storyright:head-->', () => tags.join('\n    '))
          // After the app's own scripts: those are the large ones, and the many small ones would keep the connections from them.
          .replace('</head>', () => `${preloads(pathname, isVisitor).join('\n    ')}\n  </head>`)
          .replace('<!--storyright:first-screen-->', () => firstScreen(pathname, { isVisitor, listing }))
          .replace('<!--storyright:without-script-->', () => withoutScript(pathname, isVisitor))
          .replaceAll('__CSP_NONCE__', nonce),
      )
  }
  app.get('/', servePage)
  app.get('/*', servePage)
}

function readTemplate(webDir: string): string | undefined {
  const file = path.join(webDir, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Of the scripts that stand in the page itself, as a policy names them. */
const hashesOfScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )

/** 302, keeping the query; parameters of the old path are carried over. */
async function redirectTo(to: string, request: FastifyRequest, reply: FastifyReply) {
  const params = request.params as Record<string, string>
  const target = to.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = request.url.indexOf('?')
  return reply.redirect(query < 0 ? target : target + request.url.slice(query), 302)
}
