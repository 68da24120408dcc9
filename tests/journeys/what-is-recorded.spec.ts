import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { expectToast } from './support/toasts.ts'

interface Recorded {
  activities?: { query?: string; searchQuery?: string; term?: string }[]
}
/** What the file of somebody's data says was recorded. */
async function recordedOf(reader: APIRequestContext): Promise<string> {
  const { ai } = (await (await reader.get('/api/auth/export')).json()) as { ai?: Recorded }
  return JSON.stringify(ai?.activities ?? [])
}

test('somebody is recorded, has it deleted, switches tracking off, and is recorded no more', async ({
  page,
  loginAsNewProducer,
  look,
}) => {
  await loginAsNewProducer()
  await page.goto('/listings?search=lighthouse')
  await expect(page.getByRole('status').filter({ hasText: /^Showing/ })).toBeVisible()
  await expect.poll(() => recordedOf(page.request)).toContain('lighthouse')

  await page.goto('/profile#recorded')
  const part = page.getByRole('region', { name: 'What is recorded' })
  await expect(part).toBeInViewport()
  await look('what-is-recorded', { dark: true })
  await part.getByRole('button', { name: 'Delete what was recorded' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete what was recorded' }).click()
  await expectToast(page, 'Deleted', 'What was recorded of you has been deleted.')
  expect(await recordedOf(page.request)).toBe('[]')

  const choice = part.getByRole('switch', { name: 'Record what I search for and look at' })
  await choice.click() // it moves once the answer has come
  await expectToast(page, 'Tracking Off', 'Nothing more is recorded of you.')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/tracking') && sent.push(request.url()))
  await page.goto('/listings?search=Dracula')
  const heart = page.getByRole('button', { name: 'Favourite Dracula' })
  await heart.click()
  await expectToast(page, 'Added to Favourites', 'Dracula')
  expect(sent).toEqual([])
  // Whatever sends, nothing is stored.
  const data = { searchQuery: 'windmill', filters: {}, resultsCount: 0 }
  await expect
    .poll(async () => {
      await page.request.delete('/api/tracking')
      expect((await page.request.post('/api/tracking/search', { data })).status()).toBe(202)
      return recordedOf(page.request)
    })
    .toBe('[]')
  await page.reload()
  await expect(choice).toHaveCount(0)
  await page.goto('/profile#recorded')
  await expect(choice).not.toBeChecked()
})
