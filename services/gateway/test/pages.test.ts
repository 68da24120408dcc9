import { createHash } from 'node:crypto'
import { company, listingWords, page, visitorMark } from '@storyright/contracts/vocabulary'
import { machineFactor } from '@storyright/testing'
import { builtScript, publicUrl, sid, startGateway, type TestGateway } from './support/gateway.ts'

describe('the pages that the gateway serves', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.close())
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(gateway.url + path, { redirect: 'manual', headers })

  const asMember = { cookie: `sid=${sid('a')}` }

  it('writes the route’s title, description and canonical address, from the public address, never from Host', async () => {
    const answer = await get('/listings', { 'x-forwarded-host': 'evil.example' })
    const html = await answer.text()
    expect(html).toContain('<title>Browse IP Catalogue · Storyright</title>')
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/listings">`)
    expect(html).toContain(`property="og:image" content="${publicUrl}/og.png"`)
    expect(html).toContain('property="og:image:width" content="1200"')
    expect(html).toContain(`property="og:image:alt" content="Storyright. ${page('home').headline}"`)
    expect(html).not.toContain('evil.example')
  })

  it.each([
    ['/submit-offer/12', '/submit-offer/12'],
    ['/forum/51/?from=mail', '/forum/51'],
    ['/competitions/%22%C3%A9', '/competitions/%22%C3%A9'],
    ["/support/a&b'", '/support/a&amp;b&#39;'],
  ])('says of %s which one it is', async (path, canonical) => {
    const html = await (await get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${canonical}">`)
    expect(html).toContain(`property="og:url" content="${publicUrl}${canonical}"`)
  })

  it('writes a listing’s own words, escaped', async () => {
    const html = await (await get('/listing/12')).text()
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Sons by O&#39;Hara')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain(`${publicUrl}/listing/12`)
    const picture = `${publicUrl}/api/public/listings/12/picture/1.jpg`
    expect(html).toContain(`property="og:image" content="${picture}"`)
    expect(html).toContain(`name="twitter:image" content="${picture}"`)
    expect(html).toContain('property="og:image:height" content="630"')
    expect(html).toContain('og:image:alt" content="The cover of &lt;script&gt;')
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
  })

  it('uses the route’s own words when catalogue is late', async () => {
    const begun = Date.now()
    const answer = await get('/listing/300')
    expect([answer.status, (await answer.text()).includes('<title>Listing · Storyright</title>')]).toEqual([200, true])
    expect(Date.now() - begun).toBeLessThan(2_000 * machineFactor())
  })

  it.each([
    ['/listings/', '/listings'],
    ['/listing/12/', '/listing/12'],
    ['/privacy-policy/?from=mail', '/privacy-policy'],
  ])('takes %s for the page without the slash', async (path, canonical) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<link rel="canonical" href="${publicUrl}${canonical}">`)
  })

  it.each([
    ...['/nowhere', '/nowhere/', '/listing/404', '/listing/abc', '/listing/12/more'],
    ...['/%', '/listing/%', '/%E0%A4%A', '/%zz?q=%'],
  ])('answers %s with the app’s page, status 404 and the home page’s words', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<title>Storyright: British stories')
  })

  it('says what it must to whoever has no script', async () => {
    const without = async (path: string, headers?: Record<string, string>) =>
      /<noscript>(.*)<\/noscript>/s.exec(await (await get(path, headers)).text())![1]!
    expect(await without('/terms-of-use')).toBe('<h1>Terms of Use</h1>')
    expect(await without('/terms-of-use/')).toBe('<h1>Terms of Use</h1>')
    for (const words of [await without('/auth'), await without('/listings')]) {
      expect(words).toContain('Signing in and joining need JavaScript')
      expect(words).toContain(`mailto:${company.email}`)
      expect(words).toContain('href="/privacy-policy"')
    }
    expect(await without('/listings', asMember)).not.toContain('Signing in')
  })

  it('keeps no HTML and tags none; each page has a nonce of its own', async () => {
    const [one, other] = await Promise.all([get('/'), get('/')])
    expect([one.headers.get('cache-control'), one.headers.get('etag')]).toEqual(['no-cache', null])
    const nonces = [one, other].map(
      (answer) => /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)![1],
    )
    expect(nonces[0]).not.toBe(nonces[1])
    expect(await one.text()).toContain(`content="${nonces[0]}"`)
    expect(one.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  })

  it('lets the script that stands in the page run by its hash, and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!
    const hash = createHash('sha256').update('1').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://js.stripe.com `)
  })

  it('keeps built files for good, and does not make pages of missing ones', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/assets/gone.js')).headers.get('content-type')).toBe('application/problem+json')
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('serves who accepts %s the copy that was made at build', async (accepted, encoding) => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'accept-encoding'])
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe(builtScript)
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(encoding ? 100 : 3_000)
  })

  it('says in the head whether a session cookie came, and is kept for nobody else', async () => {
    const asVisitor = await get('/')
    expect(await asVisitor.text()).toContain(`<meta name="${visitorMark}"`)
    expect(asVisitor.headers.get('vary')).toContain('cookie')
    const asMember = await (await get('/', { cookie: `sid=${sid('a')}` })).text()
    expect(asMember).not.toContain(visitorMark)
    // What it is all about is said to visitors only.
    expect(asMember).not.toContain(`<h1>${page('home').headline}`)
  })

  it('lets the page’s own scripts begin to load with it, and no other page’s; a visitor’s, those of signing in where they are led to that', async () => {
    const preload = '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/app-1a2b.js">'
    const forMembers = await (await get('/listings', asMember)).text()
    expect(forMembers).toContain(preload)
    // The app's own scripts, which are large, come first.
    expect(forMembers.indexOf(preload)).toBeGreaterThan(forMembers.indexOf('<script>'))
    expect(await (await get('/')).text()).not.toContain('modulepreload')
    const forVisitors = await (await get('/listings')).text()
    expect([forVisitors.includes('/assets/auth-3c4d.js'), forVisitors.includes(preload)]).toEqual([true, false])
  })

  it('tells the app which scripts its other pages need, as the build that runs has them', async () => {
    const answer = await get('/page-scripts.json')
    expect(await answer.json()).toMatchObject({ listings: ['assets/app-1a2b.js'] })
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  const called = async (path: string, headers?: Record<string, string>) => {
    const html = await (await get(path, headers)).text()
    const tags = html.matchAll(/<link rel="preload" as="fetch" crossorigin="use-credentials" href="([^"]+)">/g)
    return [...tags].map(([, href]) => href)
  }
  const self = '/api/auth/user'

  it.each([
    ['/', ['/api/public/stats', '/api/listings/featured']],
    ['/listings', []],
    ['/listing/12', ['/api/public/listings/12']],
    ['/nowhere', []],
  ])('lets what a visitor’s %s asks first go out beside the scripts', async (path, asked) => {
    expect(await called(path)).toEqual(asked)
  })

  it.each([
    ['/', [self, '/api/public/stats', '/api/listings/featured']],
    ['/listings', [self, '/api/listings?limit=24']],
    ['/listings?genre=horror', [self]],
    ['/listing/12', [self, '/api/listings/12']],
    ['/listing/404', []],
  ])('lets what %s asks for a member go out, too, unless it depends on what was chosen', async (path, asked) => {
    expect(await called(path, asMember)).toEqual(asked)
  })

  it('writes the page’s headline where the app will stand, or lines in its place', async () => {
    const { headline, lead } = page('home')
    expect(await (await get('/')).text()).toContain(`<h1>${headline}</h1><p>${lead}</p>`)
    expect(await (await get('/my-submissions', asMember)).text()).toContain('<i></i>')
  })

  it('writes what everybody may know of a listing for a member, and lines while catalogue is late', async () => {
    const html = await (await get('/listing/12', asMember)).text()
    expect(html).toContain('<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Sons</h1><p>by O&#39;Hara</p>')
    expect(html).toContain(`<h2>${listingWords.terms}</h2>`)
    const late = await (await get('/listing/300', asMember)).text()
    expect([late.includes('<h1>'), late.includes('<i></i>')]).toEqual([false, true])
  })

  it.each([
    ['/listings', 'Sign in to browse the catalogue'],
    ['/my-submissions', 'Sign in to see your offers'],
    ['/listing/300', 'Sign in to see this title'],
    ['/listing/12', 'Sign in to see &lt;script&gt;'],
  ])('tells a visitor of %s at once what signing in is for', async (path, words) => {
    const html = await (await get(path)).text()
    expect(html).toContain(`<div class="auth"><div><h1>${words}`)
    expect(html).toContain(`<p>${page('auth').lead}</p>`)
  })

  it('gives the copies no addresses of their own', async () => {
    expect((await get('/assets/app-1a2b.js.br')).status).toBe(404)
  })

  it.each([
    ['/login', '/auth'],
    ['/api/login?next=1', '/auth?next=1'],
    ['/membership', '/upgrade'],
    ['/listings/12', '/listing/12'],
  ])('redirects the old address %s to %s', async (from, to) => {
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  it('answers HEAD like GET, without a body', async () => {
    const answer = await fetch(`${gateway.url}/auth`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it.each(['/', '/api/public/stats', '/assets/app-1a2b.js', '/nowhere'])(
    'sets the security headers on %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('strict-transport-security')).toContain('max-age')
    },
  )
})
