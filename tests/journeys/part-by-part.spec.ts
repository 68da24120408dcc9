import type { Page } from '@playwright/test'
import { environment, within } from './support/environment.ts'
import { tabTo } from './support/keyboard.ts'
import { expectHeld, fillInOffer, openOffer, payByCard } from './support/offer-pages.ts'
import { acceptOffer, endOptionPeriod, listTitle, makeHeldOffer } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { cards } from './support/sandbox.ts'

/** Asks on a listing's page, by keyboard, whether film and television rights are free worldwide. */
async function check(page: Page, listingId: string) {
  await page.goto(`/listing/${listingId}`)
  await page.getByRole('button', { name: 'Is it free for me?' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Is it free for me?' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Check' }))
  await page.keyboard.press('Enter')
  return dialog.getByRole('region', { name: 'Answer' })
}

test.describe('a title part by part', () => {
  test('goes under option in one part, and then in the rest', async ({ agent, producer, rival }) => {
    test.setTimeout(within(180_000))
    const { id } = await listTitle(agent.page.request)
    const part = await makeHeldOffer(producer.page.request, id, 21_000, { scope: 'World ex US; L; film+tv' })
    await acceptOffer(agent.page.request, part.id)
    await producer.page.goto(`/my-submissions?offer=${part.id}`)
    await expect(openOffer(producer.page)).toContainText('worldwide except United States')

    const { page } = rival
    const answer = await check(page, id)
    await expect(answer.getByRole('heading', { name: 'Part of it is free' })).toBeVisible()
    await expect(answer).toContainText('Free: Exclusive film and TV rights, United States.')
    await expect(answer).toContainText(/worldwide except United States \(under option until .+, may run to .+\)/)
    await rival.look('rights-partly-free', { dark: true })
    await tabTo(page, answer.getByRole('link', { name: 'Offer on what is free' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('United States')
    await fillInOffer(page, '15000')
    await page.getByRole('button', { name: 'Submit Offer and Continue to Payment' }).click()
    await payByCard(page, cards.agrees)
    await expectHeld(page)
    const rest = new URL(page.url()).searchParams.get('offer')!
    await acceptOffer(agent.page.request, rest)

    // The title is under option as a whole once catalogue has heard of both.
    await expect(async () => {
      await producer.page.goto(`/listing/${id}`)
      await expect(producer.page.getByText('This title is under option and takes no offers for now.')).toBeVisible({
        timeout: within(2_000),
      })
    }).toPass({ timeout: within(30_000) })
    await expect((await check(page, id)).getByRole('heading', { name: 'None of it is free' })).toBeVisible()
  })

  test('is free again where an option lapses', async ({ agent, producer, rival }) => {
    test.skip(!environment.offersUrl, 'Nobody waits for a year')
    test.setTimeout(within(120_000))
    const { id } = await listTitle(agent.page.request)
    const { id: offerId } = await makeHeldOffer(producer.page.request, id)
    await acceptOffer(agent.page.request, offerId)
    const before = await check(rival.page, id)
    await expect(before.getByRole('heading', { name: 'None of it is free' })).toBeVisible()
    await expect(before).toContainText('under option until')

    await endOptionPeriod(environment.offersUrl!, offerId)
    await producer.page.goto(`/my-submissions?offer=${offerId}`)
    await expect(openOffer(producer.page).getByText('The option period has ended.')).toBeVisible({
      timeout: within(30_000),
    })
    const after = await check(rival.page, id)
    await expect(after.getByRole('heading', { name: 'All of it is free' })).toBeVisible()
    await expect(rival.page.getByRole('link', { name: 'Offer on these rights' })).toBeVisible()
  })
})
