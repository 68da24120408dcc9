import type { ListingCard } from '@storyright/contracts/http'
import { cardLinks, choose, countLine, orderBy, withFilters } from './support/catalogue.ts'
import { expect, test } from './support/journey.ts'

test.describe('finding a title', () => {
  test('leads from the home search to a listing', async ({ page, loginAsNewProducer, look }) => {
    await loginAsNewProducer()
    await page.goto('/')
    const search = page.getByRole('search')
    await expect(search.getByRole('button', { name: 'Start Browsing' })).toBeVisible()
    await look('home-member', { whole: true })
    await search.getByPlaceholder('Search books, authors, genres...').fill('wuthring heigts')
    await search.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/listings?search=wuthring+heigts')
    await expect(page.getByRole('heading', { level: 1, name: 'Browse IP Catalogue' })).toBeVisible()
    await cardLinks(page).filter({ hasText: 'Wuthering Heights' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wuthering Heights' })).toBeVisible()
    await expect(page).toHaveTitle(/Wuthering Heights/)
    await expect(page.getByText('by Emily Brontë')).toBeVisible()
    for (const section of ['Financial Terms', 'Description', 'Agent Information'])
      await expect(page.getByRole('heading', { name: section })).toBeVisible()
    for (const term of ['Minimum Offer', 'Suggested Maximum', 'Pages', 'Published', 'Genre', 'Rights Status'])
      await expect(page.getByRole('term').filter({ hasText: term }).first()).toBeVisible()
    await look('listing', { dark: true })
    await look('listing-whole', { whole: true })
  })

  test('with an empty search opens the whole catalogue, page by page', async ({ page, login, look }) => {
    await login('producer')
    await page.goto('/')
    await page.getByRole('search').getByRole('button', { name: 'Start Browsing' }).click()
    await expect(page).toHaveURL('/listings')
    await expect(countLine(page)).toHaveText(/^Showing 24 of 1,\d{3} listings\s*$/)
    await expect(cardLinks(page)).toHaveCount(24)
    await look('browse', { dark: true })
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(countLine(page)).toHaveText(/^Showing 36 of/)
    await expect(cardLinks(page)).toHaveCount(36)
    const addresses = await cardLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(36)
  })

  test('comes back from a listing to the same place', async ({ page, loginAsNewProducer }) => {
    await loginAsNewProducer()
    await page.goto('/listings?medium=book')
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(cardLinks(page)).toHaveCount(36)
    const card = cardLinks(page).nth(30)
    await card.scrollIntoViewIfNeeded()
    const title = await card.textContent()
    const place = await page.evaluate('window.scrollY')
    expect(place).toBeGreaterThan(0)
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: `${title}` })).toBeVisible()
    expect(await page.evaluate('window.scrollY')).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/listings?medium=book')
    await expect(countLine(page)).toHaveText(/^Showing 36 of/)
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(place)
    await expect(cardLinks(page).nth(30)).toBeInViewport()
  })
})

test.describe('a filter', () => {
  // Screenplays: the journeys beside this one add and withdraw books meanwhile.
  test('shows as many listings as it promised, and stands in the address', async ({ page, login, look }) => {
    await login('producer')
    await page.goto('/listings')
    let promised = ''
    await withFilters(page, async (filters) => {
      promised = await choose(filters, 'IP Medium', 'Screenplay')
      await look('filters')
    })
    await expect(countLine(page)).toHaveText(`Showing 24 of ${promised} listings (filtered)`)
    await withFilters(page, async (filters) => {
      promised = await choose(filters, 'Genre', 'Drama')
    })
    await expect(page).toHaveURL('/listings?medium=screenplay&genre=drama')
    await expect(countLine(page)).toContainText(`of ${promised} listings (filtered)`)
    await expect(page.getByRole('button', { name: 'Remove Screenplay' })).toBeVisible()
    await look('browse-filtered', { dark: true })

    await page.reload()
    await expect(countLine(page)).toContainText(`of ${promised} listings (filtered)`)
    await page.getByRole('button', { name: 'Remove Screenplay' }).click()
    await expect(page).toHaveURL('/listings?genre=drama')
    await expect(page.getByRole('button', { name: 'Remove Screenplay' })).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/listings?medium=screenplay&genre=drama')
    await expect(countLine(page)).toContainText(`of ${promised} listings (filtered)`)
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/listings')
    await expect(countLine(page)).toHaveText(/^Showing 24 of 1,\d{3} listings\s*$/)
  })

  test('begins again with 24 cards after Load More', async ({ page, login }) => {
    await login('producer')
    await page.goto('/listings')
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(countLine(page)).toHaveText(/^Showing 36 of/)
    await withFilters(page, async (filters) => {
      await choose(filters, 'IP Medium', 'Book')
    })
    await expect(countLine(page)).toHaveText(/^Showing 24 of/)
    await expect(cardLinks(page)).toHaveCount(24)
  })

  test('stands in the address beside the order by price', async ({ page, login }) => {
    await login('producer')
    await page.goto('/listings?search=Dickens')
    const answer = page.waitForResponse('**/api/listings?*sort=-price*')
    await orderBy(page, 'Highest price')
    await expect(page).toHaveURL('/listings?search=Dickens&sort=-price')
    const cards = (await (await answer).json()) as ListingCard[]
    const prices = cards.map(({ suggestedOfferMax }) => suggestedOfferMax ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    await expect(cardLinks(page)).toHaveText(cards.map(({ title }) => title))
  })
})

test.describe('a search', () => {
  test('forgives a typing mistake', async ({ page, login, look }) => {
    await login('producer')
    await page.goto('/listings')
    await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('draculla')
    await expect(page).toHaveURL('/listings?search=draculla')
    await expect(cardLinks(page).filter({ hasText: /^Dracula$/ })).toBeVisible()
    await look('search-typo')
  })

  test('that finds nothing says so, and offers to clear the filters', async ({ page, login, look }) => {
    await login('producer')
    await page.goto('/listings?search=xqzvbnw')
    await expect(page.getByRole('heading', { name: 'No listings match your filters' })).toBeVisible()
    await expect(countLine(page)).toHaveText('Showing 0 of 0 listings (filtered)')
    await look('nothing-found', { dark: true })
    await page.getByRole('button', { name: 'Clear Filters' }).last().click()
    await expect(page).toHaveURL('/listings')
    await expect(page.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveValue('')
    await expect(cardLinks(page)).toHaveCount(24)
  })
})
