import type { ListingCard } from '@storyright/contracts/http'
import { expect, test } from './support/journey.ts'
import { toastRegion } from './support/toasts.ts'

test.describe('a premium member', () => {
  test('reads an analysis, has it made again, and switches to the enhanced one and back', async ({
    page,
    login,
    look,
  }) => {
    await login('premium')
    const listings = (await (await page.request.get('/api/listings?status=available&limit=1')).json()) as ListingCard[]
    await page.goto(`/listing/${listings[0]!.id}`)
    const standard = page.getByRole('region', { name: 'Standard Commercial Analysis' })
    const tabs = standard.getByRole('tab')
    await expect(tabs).toHaveText([
      /^Overview/,
      /^Forecasting/,
      /^Audience/,
      /^Financial/,
      /^Gates/,
      /^Recommendations/,
    ])
    for (const tab of await tabs.all()) await tab.click()
    await standard.getByRole('tab', { name: 'Forecasting' }).click()
    await expect(standard.getByRole('table', { name: /scenario/i }).first()).toBeAttached()
    await look('analysis-standard', { whole: true, dark: true })

    await standard.getByRole('button', { name: 'Refresh Analysis' }).click()
    await expect(toastRegion(page)).toContainText('Analysis refreshed')

    await standard.getByRole('button', { name: 'Upgrade to Enhanced' }).click()
    const enhanced = page.getByRole('region', { name: 'Enhanced Analysis' })
    await expect(enhanced.getByRole('tab')).toHaveText([
      ...[/^Overview/, /^Talent/, /^Social/, /^Streaming/, /^Content/, /^Financial/, /^Risk/],
    ])
    await enhanced.getByRole('tab', { name: 'Financial' }).click()
    await enhanced.getByRole('button', { name: 'Show in US dollars' }).click()
    await expect(enhanced.getByText(/\$/).first()).toBeVisible()
    await look('analysis-enhanced', { whole: true, dark: true })
    await enhanced.getByRole('button', { name: 'Switch to Standard' }).click()
    await expect(standard).toBeVisible()
  })

  test('searches every title by score, sorts them and sets two beside one another', async ({ page, login, look }) => {
    await login('premium')
    await page.goto('/commercial-analysis-search')
    const form = page.getByRole('search', { name: 'Analyses' })
    await form.getByLabel('Minimum score').fill('70')
    await form.getByLabel('Maximum score').fill('84')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/minScore=70/)
    await expect(page.getByText(/^1 to \d+ of [\d,]+ titles$/)).toBeVisible()
    const rings = page.getByRole('main').getByRole('img', { name: /of 100, Viable(, provisional)?$/ })
    const table = page.getByRole('table', { name: /^Titles by their analyses/ })
    const found = table.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rings).toHaveCount(await found.count())
    await look('analysis-search', { dark: true })

    // Cards have no headings.
    const order = page.getByRole('combobox', { name: 'Sort by' })
    const heading = table.getByRole('columnheader', { name: 'Price' })
    if (await order.isVisible()) await order.selectOption('Price, ascending')
    else await heading.getByRole('button').click()
    await expect(page).toHaveURL(/minScore=70.*sort=price/)
    if (await heading.isVisible()) await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByText(/^1 to \d+ of [\d,]+ titles$/)).toBeVisible()
    for (const place of [0, 1])
      await found
        .nth(place)
        .getByRole('checkbox', { name: /^Compare/ })
        .check()
    const compared = page.getByRole('region', { name: 'Compare' })
    await expect(compared.getByRole('columnheader')).toHaveCount(2)
    await page.reload()
    await expect(compared.getByRole('columnheader')).toHaveCount(2)
    await look('analysis-compared', { whole: true, dark: true })
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Export CSV/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^storyright-analyses-.*\.csv$/)
    await compared.getByRole('button', { name: 'Clear' }).click()
    await expect(page).not.toHaveURL(/compare/)
    await found.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/listing\//)
  })
})

test.describe('a producer of the free plan', () => {
  test('sees what Premium would bring wherever it would stand', async ({ page, loginAsNewProducer, look }) => {
    await loginAsNewProducer()
    const part = page.getByRole('region', { name: 'Premium Feature' })
    const upgrade = part.getByRole('link', { name: 'Upgrade to Premium' })
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Personalised for You' })).toContainText('£216.00 a year')
    for (const path of ['/ai-recommendations', '/market', '/commercial-analysis-search']) {
      await page.goto(path)
      await expect(upgrade).toBeVisible()
      await look(`locked${path.replaceAll('/', '-')}`, { dark: true })
    }
    const listings = (await (await page.request.get('/api/listings?limit=1')).json()) as ListingCard[]
    await page.goto(`/listing/${listings[0]!.id}`)
    await expect(upgrade).toHaveAttribute('href', '/membership')
  })
})
