import type { APIRequestContext } from '@playwright/test'
import { within } from './support/environment.ts'
import { listTitle } from './support/offers.ts'
import { expect, type Party, test } from './support/parties.ts'
import { failNext } from './support/sandbox.ts'
import { expectToast } from './support/toasts.ts'

/** Works that the world knows: Google Books has one for certain, and of the other several things that may be it. */
const certain = { title: 'Lady Pirate of Penarth', author: 'Roderick Vaughan-Pryce' }
const doubtful = { title: 'What the Ferryman Charged', author: 'Adaeze Nwosu' }

/** Lists a work, and waits until it waits to be looked up. */
async function listWork({ agent, admin }: { agent: Party; admin: Party }, work = {}) {
  const listed = await listTitle(agent.page.request, work)
  await untilKnown(admin.page.request, listed.id)
  return listed
}
const untilKnown = (admin: APIRequestContext, id: string) =>
  expect.poll(async () => (await admin.get(`/api/enrichments/${id}`)).status(), { timeout: within(20_000) }).toBe(200)

test.describe('enriching the catalogue', () => {
  test('runs a batch of either source, and tries again what failed', async ({ admin }) => {
    const { page, look } = admin
    const runOne = async () => {
      await page.getByLabel('Batch size').fill('1')
      await page.getByRole('button', { name: 'Enrich batch' }).click()
      // Whoever asks next meets the failure: it may be another journey's batch.
      await expect(page.getByText(/^[01] of 1 looked up/).first()).toBeVisible({ timeout: within(30_000) })
    }
    await page.goto('/admin/youtube')
    await expect(page.getByRole('heading', { level: 1, name: 'YouTube Enrichment' })).toBeVisible()
    await expect(page.getByText('In progress')).toBeVisible()
    await page.getByLabel('Batch size').fill('11')
    await page.getByRole('button', { name: 'Enrich batch' }).click()
    await expect(page.getByText('A whole number from 1 to 10')).toBeVisible()
    await failNext('youtube.search', 400)
    await runOne()
    const failures = page.getByRole('table', { name: 'What failed, the newest first' })
    await expect(failures).toContainText('YouTube does not understand this title (400).')
    await look('youtube', { whole: true, dark: true })
    const tried = page.waitForResponse('**/api/admin/enrich-youtube')
    await page.getByRole('button', { name: 'Try again what failed' }).click()
    expect((await tried).status()).toBe(200)

    await page.goto('/admin/twitter')
    await expect(page.getByRole('heading', { level: 1, name: 'Twitter/X Enrichment' })).toBeVisible()
    await runOne()
    await look('twitter', { whole: true, dark: true })
    await page.getByRole('link', { name: /^Needs review/ }).click()
    await expect(page.getByRole('tab', { name: 'Needs review' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Source')).toHaveValue('twitter')
    await look('enrichment-choices', { dark: true })
  })

  test('looks a book up, takes it over and takes that back', async ({ agent, admin }) => {
    const { id } = await listWork({ agent, admin }, certain)
    const { page, look } = admin
    await page.goto('/data-enrichment')
    await page.getByRole('searchbox', { name: 'Search Google Books' }).fill(certain.title)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Books' })).toContainText(certain.title)
    await look('book-search', { dark: true })

    await page.goto(`/data-enrichment?listing=${id}`)
    await expect(page.getByText('Book data by Google Books').last()).toBeVisible()
    const pages = page.getByRole('checkbox', { name: 'Page count' })
    await expect(pages).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Cover image' })).toBeChecked()
    await look('book-compared', { whole: true, dark: true })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expectToast(page, 'Applied', 'The listing has it now. It can be undone.')
    await expect(pages).toBeHidden()
    const form = async () => (await agent.page.request.get(`/api/listings/${id}`)).json()
    const taken = await form()
    expect(taken.pageCount).toBeGreaterThan(0)
    // In our own store, never by the source's address.
    expect(new URL(taken.coverImageUrl, page.url()).origin).toBe(new URL(page.url()).origin)
    await look('book-applied', { whole: true })

    await page.getByRole('button', { name: 'Undo the last takeover' }).click()
    await expectToast(page, 'Undone', 'The listing is as it was before.')
    await expect(pages).toBeChecked()
    expect(await form()).toMatchObject({ pageCount: null, coverImageUrl: null })
  })

  test('looks several up at once', async ({ agent, admin }) => {
    const { page, look } = admin
    const works = [await listWork({ agent, admin }), await listWork({ agent, admin })]
    await page.goto('/data-enrichment?tab=batch')
    for (const { title } of works) {
      await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill(title)
      await page.getByRole('button', { name: `Add ${title}` }).click()
    }
    await page.getByRole('switch', { name: /^Apply certain matches/ }).check()
    await page.getByRole('button', { name: 'Enrich 2 listings' }).click()
    await expectToast(page, 'Batch Finished', '2 looked up, 0 found.')
    await look('book-batch', { whole: true, dark: true })
  })

  test('chooses among candidates and takes that back', async ({ agent, admin }) => {
    const { page, look } = admin
    const { id } = await listWork({ agent, admin }, doubtful)
    await page.goto(`/data-enrichment?listing=${id}`)
    const candidates = page.getByRole('list', { name: 'Candidates at Google Books' })
    await expect(candidates.getByRole('button', { name: /^Choose/ }).first()).toBeVisible()
    await look('book-candidates', { whole: true, dark: true })
    await candidates
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click()
    await expectToast(page, 'Chosen', 'Its figures count for the listing from now on.')
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo the decision about Google Books' }).click()
    await expectToast(page, 'Taken Back', 'It is as it was before.')
    await candidates
      .getByRole('button', { name: /^Not this work/ })
      .first()
      .click()
    await expectToast(page, 'Refused', 'It is not taken for this work again.')
  })
})
