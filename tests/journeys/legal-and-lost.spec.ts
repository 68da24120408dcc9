import type { ListingCard } from '@storyright/contracts/http'
import { pageWords } from '@storyright/contracts/page-words'
import { page as pageOf, pages } from '@storyright/contracts/vocabulary'
import { within } from './support/environment.ts'
import { headOf } from './support/head.ts'
import { expect, test } from './support/journey.ts'

const legal = [
  { label: 'Terms of Use', path: '/terms-of-use' },
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'Cookie Policy', path: '/cookie-policy' },
  { label: 'Disclaimer', path: '/disclaimer' },
]

test.describe('the legal pages', () => {
  test('are reached from the foot of every page', async ({ page, look }) => {
    await page.goto('/')
    for (const { label, path } of legal) {
      await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(`${label} · Storyright`)
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()
      await look(path.slice(1), { whole: true, dark: path === '/cookie-policy' })
    }
    await expect(page.getByText('Last updated January 2025')).toBeVisible()
  })
})

test.describe('an unknown address', () => {
  test('shows that there is no page, and the way home', async ({ page, look, tolerate }) => {
    tolerate('/no/such/page', 404)
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await look('not-found', { dark: true })
    await page.getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('of a listing leads back to the listings', async ({ page, login, look, tolerate }) => {
    await login('producer')
    tolerate('/listing/999999999', 404)
    tolerate('/api/listings/999999999', 404)
    await page.goto('/listing/999999999')
    await expect(page.getByRole('heading', { name: 'Listing Not Found' })).toBeVisible()
    await look('listing-not-found')
    await page.getByRole('link', { name: 'Back to Listings' }).click()
    await expect(page).toHaveURL('/listings')
  })
})

test.describe('an old address', () => {
  for (const [from, to] of [
    ['/login', '/auth'],
    ['/api/login', '/auth'],
    ['/listings/1026', '/listing/1026'],
  ] as const)
    test(`${from} leads to ${to}`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      expect(answer.headers().location).toBe(to)
    })
})

test.describe('what a page says of itself without running script', () => {
  for (const { name, path, title } of pages.filter(({ path }) => !path.includes(':')))
    test(`of ${name}: its title, description and own address`, async ({ request, baseURL }) => {
      const head = headOf(await (await request.get(path)).text())
      const { description, keywords } = pageWords[name]
      expect(head).toMatchObject({ title, description, keywords, canonical: new URL(path, baseURL).toString() })
      expect(head).toMatchObject({ 'og:title': title, 'og:description': description })
      expect(head).toMatchObject({ 'twitter:card': 'summary_large_image', 'twitter:title': title })
    })

  test('of an unknown page: what the home page says', async ({ request }) => {
    const answer = await request.get('/no/such/page')
    expect(answer.status()).toBe(404)
    expect(headOf(await answer.text()).title).toBe(pageOf('home').title)
  })

  test('of a listing: its title, author and description', async ({ request, baseURL }) => {
    const [card] = (await (await request.get('/api/listings/featured')).json()) as ListingCard[]
    const head = headOf(await (await request.get(`/listing/${card!.id}`)).text())
    expect(head.title).toContain(card!.title)
    expect(head.title).toContain(card!.author)
    expect(head['og:title']).toContain(card!.title)
    expect(card!.description.startsWith(head.description!.replace(/…$/, '').trimEnd())).toBe(true)
    expect(head.canonical).toBe(`${baseURL}/listing/${card!.id}`)
    const picture = () => request.get(head['og:image']!)
    // On a busy machine the first who asks is shown the site's picture while this one is drawn.
    await expect
      .poll(async () => (await picture()).headers()['content-type'], { timeout: within(60_000) })
      .toBe('image/jpeg')
    expect((await (await picture()).body()).length).toBeLessThanOrEqual(100 * 1024)
  })
})
