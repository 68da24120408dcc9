import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  browserTraces,
  catalogueAddresses,
  company,
  demoMark,
  identityAddresses,
  isForMembers,
  oldAddresses,
  type PageName,
  page,
  pageAt,
  paging,
  refusals,
  visitorMark,
} from '@storyright/contracts/vocabulary'
import { demoLoadingIn, type ServiceClient } from '@storyright/service-kit'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders } from '../security-headers.ts'
import { sessionToken } from '../sessions/session-cookie.ts'
import { findHead } from './find-head.ts'
import { headTags } from './page-head.ts'
import { serverRenderedPage } from './server-rendered-page.ts'

export interface PagesDependencies {
  webDir: string
  publicUrl: string
  catalogue: ServiceClient
  paymentSandbox: string | undefined
  /** Whether browsers are to trace. */
  isTraced: boolean
  /** The file with the parts of a demo that are still being loaded. */
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
    if (!template) throw refusals.unavailable({ message: 'The web pages have not been built.', retryAfterSeconds: 5 })
    const { status, head, listing } = await findHead(pathname, publicUrl, catalogue)
    const isVisitor = !sessionToken(request.headers.cookie)
    const tags = [headTags(head), ...(status === 200 ? preloadTags(request.url, isVisitor) : [])]
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
          .replace('<!--storyright:first-screen-->', () => serverRenderedPage(pathname, { isVisitor, listing }))
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

/** The hashes of the page's inline scripts. */
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

/** By path: the tags that let a page's own scripts load beside the app (signing in's, where a visitor is led to that), from the table that the web's build wrote. */
function readPreloads(webDir: string): (pathname: string, isVisitor: boolean) => string[] {
  const file = path.join(webDir, 'page-scripts.json')
  const scripts: Record<string, string[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const tags = Object.entries(scripts).map(
    ([page, files]) =>
      [
        page,
        files.map((script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${script}">`),
      ] as const,
  )
  const byPage = new Map<string, string[]>(tags)
  return (pathname, isVisitor) => {
    const page = pageAt(pathname)?.page
    if (!page) return []
    return byPage.get(isVisitor && isForMembers(page) ? 'auth' : page.name) ?? []
  }
}

const mail = `<a href="mailto:${escapeHtml(company.email)}">${escapeHtml(company.email)}</a>`
const legal = (['terms', 'privacy', 'cookies', 'disclaimer'] as const)
  .map(page)
  .map(({ path: href, title }) => `<a href="${href}">${escapeHtml(title.split(' · ')[0]!)}</a>`)
  .join(', ')
const who = `<p>${escapeHtml(company.name)}, ${escapeHtml(company.address)}, ${mail}. ${legal}.</p>`

const generally = '<p>Storyright needs JavaScript to show its catalogue.</p>'
const signingIn =
  '<p>Signing in and joining need JavaScript, which your browser has switched off or does not have. Switch it on for this site and load the page again. ' +
  `Whoever cannot do that writes to ${mail}: we close an account and send its data on request.</p>`

/** A page's text for a browser without script: the legal ones everything, signing in what it needs, the others who we are. */
function readWithoutScript(webDir: string): (pathname: string, isVisitor: boolean) => string {
  const file = path.join(webDir, 'legal-texts.json')
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  return (pathname, isVisitor) => {
    const asked = pageAt(pathname)?.page
    const text = asked && Object.hasOwn(texts, asked.name) ? texts[asked.name] : undefined
    const signsIn = asked?.name === 'auth' || (asked !== undefined && isVisitor && isForMembers(asked))
    return text ?? `${signsIn ? signingIn : generally}${who}`
  }
}

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600

/**
 * Each built file has a route of its own, so that a path can never lead outside the folder. Where the build has left a
 * smaller copy beside a file (`.br`, `.gz`), clients that accept it get it; the copies have no addresses of their own.
 */
async function registerFiles(app: FastifyInstance, webDir: string): Promise<void> {
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

interface Asked {
  params: Record<string, string>
  query: string | undefined
}

const byEverybody: Partial<Record<PageName, readonly string[]>> = {
  home: [catalogueAddresses.publicStats.path, catalogueAddresses.featuredListings.path],
}
/** What signing in asks for where a page leads visitors to it: by which name to call what they came for. */
const byVisitors: Partial<Record<PageName, (asked: Asked) => readonly string[]>> = {
  listing: ({ params }) => [catalogueAddresses.publicListing.path.replace(':id', params.id!)],
}
/** A page's first calls for signed-in readers: visitors are redirected. */
const byMembers: Partial<Record<PageName, (asked: Asked) => readonly string[]>> = {
  listings: ({ query }) => (query ? [] : [`${catalogueAddresses.listListings.path}?limit=${paging.browseFirst}`]),
  listing: ({ params }) => [catalogueAddresses.getListing.path.replace(':id', params.id!)],
}

/** The tags that let a page's first calls go out beside its scripts. They match the web's own requests, which send cookies. */
function preloadTags(url: string, isVisitor: boolean): string[] {
  const [pathname = '', query] = url.split('?', 2)
  const { page, params = {} } = pageAt(pathname) ?? {}
  const asked = { params, query }
  const own = page
    ? [...(byEverybody[page.name] ?? []), ...((isVisitor ? byVisitors : byMembers)[page.name]?.(asked) ?? [])]
    : []
  const paths = isVisitor ? own : [identityAddresses.currentUser.path, ...own]
  return paths.map((path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(path)}">`)
}
