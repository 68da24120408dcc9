import type { Page } from '@playwright/test'
import { day } from '@storyright/contracts/vocabulary'
import { within } from './support/environment.ts'
import { listTitle } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { expectToast } from './support/toasts.ts'

/** A work of which the sandbox’s bookshop has two editions. */
const work = { title: 'Tin Helmet Diaries', author: 'Oonagh McVeigh' }

const seenOn = (page: Page) => page.getByRole('region', { name: 'Seen elsewhere' })

test.describe('what is seen elsewhere of a title', () => {
  test('is looked up, judged by its agent, and read with its source and date', async ({ admin, agent, producer }) => {
    const { page, look } = agent
    const { id } = await listTitle(page.request, work)
    await page.goto('/agent-dashboard?tab=assets')
    await page.getByRole('link', { name: `Submitted for enrichment ${work.title}` }).click()
    const own = seenOn(page)
    await expect(own.getByText('Queued to be looked up at Google Books.')).toBeVisible()
    await look('seen-elsewhere-waiting', { dark: true })

    const reader = producer.page
    await reader.goto(`/listing/${id}`)
    await expect(reader.getByRole('heading', { level: 1, name: work.title })).toBeVisible()
    await expect(seenOn(reader)).toHaveCount(0)

    // Enrichment hears of a new listing a moment later; of every one of the demo’s first, where the platform has just begun.
    await expect(async () => {
      const data = { listingIds: [id], autoApply: false }
      const answer = await admin.page.request.post('/api/google-books/batch-enrich', { data })
      expect((await answer.json()).results).toMatchObject([{ listingId: id, state: 'matched' }])
    }).toPass({ timeout: within(75_000) })

    await page.reload()
    const found = own.getByRole('group', { name: 'What was found at Google Books' })
    await expect(found.getByText('Shown', { exact: true })).toBeVisible()
    await expect(found.getByText('Same author').first()).toBeVisible()
    await own.scrollIntoViewIfNeeded()
    await look('seen-elsewhere-own', { dark: true })
    await found
      .getByRole('button', { name: /^Not this work/ })
      .first()
      .click()
    await expectToast(page, 'Refused', 'It is not taken for this work again.')
    await expect(
      found.getByText('Not this work', { exact: true }).and(page.locator('span:not(button span)')),
    ).toBeVisible()
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 1, name: work.title })).toBeVisible()
    await expect(seenOn(reader)).toHaveCount(0)

    await found.getByRole('button', { name: 'Undo the last decision' }).click()
    await expectToast(page, 'Taken Back', 'It is as it was before.')
    await expect(found.getByText('Shown', { exact: true })).toBeVisible()
    await found
      .getByRole('button', { name: /^This is it/ })
      .first()
      .click()
    await expectToast(page, 'Chosen', 'Its figures count for the listing from now on.')

    await reader.reload()
    const read = seenOn(reader)
    await expect(read).toContainText(`Book data by Google Books, fetched ${day(new Date())}`)
    await expect(read.getByRole('link', { name: /at Google Books, in a new tab/ })).toHaveAttribute('rel', /noopener/)
    await expect(read.getByRole('button', { name: /Not this work/ })).toHaveCount(0)
    await read.scrollIntoViewIfNeeded()
    await producer.look('seen-elsewhere', { dark: true })
  })
})
