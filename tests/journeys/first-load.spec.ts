import type { APIRequestContext } from '@playwright/test'
import type { ListingCard } from '@storyright/contracts/http'
import { catalogueAddresses, listingWords, page as pageOf } from '@storyright/contracts/vocabulary'
import { expect, test } from './support/journey.ts'

/** What a page may ask for before anything is pressed, as it is sent. */
const mostBytes = 142 * 1_024
/** Signing in brings its forms along. */
const mostBytesToSignIn = 172_000
const mostFiles = 34

async function scriptsOf(path: string, request: APIRequestContext) {
  const html = await (await request.get(path)).text()
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!))
  const sizes = [...files].map(async (file) => {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } })
    // A file that is too small for a compressed copy is counted as it stands.
    return Number(answer.headers()['content-length'] ?? (await answer.body()).length)
  })
  return { files: files.size, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
}

test.describe('the first load', () => {
  const isSmall = async (path: string, request: APIRequestContext, limit = mostBytes) => {
    const { files, bytes } = await scriptsOf(path, request)
    expect(bytes, `bytes of script on ${path}`).toBeGreaterThan(100_000)
    expect(bytes, `bytes of script on ${path}`).toBeLessThanOrEqual(limit)
    expect(files, `scripts on ${path}`).toBeLessThanOrEqual(mostFiles)
  }

  test('asks for few scripts, and small ones', async ({ page, login }) => {
    const { request } = page
    await isSmall('/', request)
    await isSmall('/listings', request, mostBytesToSignIn)
    const featured = (await (await request.get(catalogueAddresses.featuredListings.path)).json()) as ListingCard[]
    await login('producer')
    for (const path of ['/', '/listings', `/listing/${featured[0]!.id}`]) await isSmall(path, request)
  })

  test('is told which scripts the pages need that follow, so that theirs come beside each other', async ({ page }) => {
    const told = page.waitForResponse('**/page-scripts.json')
    await page.goto('/')
    await (await told).finished()
    const named = page.locator('head link[rel="modulepreload"][href*="/terms-"]')
    await expect(named).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
    await expect(named).toHaveCount(1)
  })

  test('asks for its first data once, beside the scripts', async ({ page, login }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const times = (path: string) => asked.filter((one) => one === path).length
    await page.goto('/')
    await expect(page.getByRole('list', { name: 'Featured Titles' }).getByRole('link').first()).toBeVisible()
    expect(times(catalogueAddresses.publicStats.path)).toBe(1)
    expect(times(catalogueAddresses.featuredListings.path)).toBe(1)
    await login('producer')
    asked.length = 0
    await page.goto('/listings')
    await expect(page.getByText(/^Showing /)).toBeVisible()
    expect(times(catalogueAddresses.listListings.path)).toBe(1)
  })

  test('loads nothing for a visitor of a page that leads them to sign in, but signing in', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto('/listings')
    await page.waitForURL(/\/auth\?next=/)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(scripts.filter((path) => path.startsWith('/assets/browse-'))).toEqual([])
  })

  test('shows a member what a listing is called before any script has run, and asks for it once', async ({
    page,
    browser,
    baseURL,
    login,
  }) => {
    const featured = await page.request.get(catalogueAddresses.featuredListings.path)
    const [{ id, title }] = (await featured.json()) as [ListingCard]
    await login('premium')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/listing/${id}`)
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    expect(asked.filter((path) => path === catalogueAddresses.getListing.path.replace(':id', id))).toHaveLength(1)

    const storageState = await page.context().storageState()
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, storageState })
    const before = await context.newPage()
    await before.goto(`/listing/${id}`)
    await expect(before.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(before.getByRole('heading', { name: listingWords.terms })).toBeVisible()
    await context.close()
  })

  test('shows the headline before any script has run', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: pageOf('home').headline! })).toBeVisible()
    await page.goto('/listings')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to browse the catalogue' })).toBeVisible()
    await context.close()
  })
})
