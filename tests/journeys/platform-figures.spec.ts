import { expect, test } from './support/journey.ts'

test('an administrator reads the platform’s figures, of other days and as a file', async ({ page, login, look }) => {
  await login('admin')
  await page.goto('/admin/analytics')
  const users = page.getByRole('region', { name: 'Users' })
  await expect(users.getByRole('table', { name: 'Users over time' })).toBeAttached()
  const listings = page.getByRole('region', { name: 'Listings' })
  await expect(listings.getByText('Book', { exact: true })).toBeVisible()
  await look('platform-analytics', { whole: true, dark: true })

  await page.getByRole('radio', { name: 'This year' }).check()
  await expect(page).toHaveURL('/admin/analytics?range=year')
  await users.getByRole('button', { name: 'Show as table: Users over time' }).click()
  await expect(
    users
      .getByRole('columnheader', { name: 'Week' })
      .or(users.getByRole('columnheader', { name: 'Day' }))
      .first(),
  ).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Export CSV/ }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'This year' })).toBeChecked()

  await page.getByLabel('From').fill('2026-11-20')
  await page.getByLabel('To').fill('2026-11-01')
  await expect(page.getByText('The end is before the beginning')).toBeVisible()
  await look('platform-analytics-reversed')
})

test('others are led home from the platform’s figures', async ({ page, login }) => {
  await login('producer')
  await page.goto('/admin/analytics')
  await expect(page).toHaveURL('/')
})

test('a premium member reads the market, their own offers beside it', async ({ page, login, look }) => {
  await login('premium')
  await page.goto('/producer-dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Market Figures' }).click()
  await expect(page).toHaveURL('/market')
  await expect(page.getByRole('table', { name: 'Figures by genre' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Figures by medium' })).toBeVisible()
  await look('market', { whole: true, dark: true })
  await page.getByRole('radio', { name: '90 days' }).check()
  await expect(page).toHaveURL('/market?range=90')
  await expect(page.getByRole('table', { name: 'Figures by genre' })).toBeVisible()
})
