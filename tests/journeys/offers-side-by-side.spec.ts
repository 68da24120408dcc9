import type { Page } from '@playwright/test'
import { mailTo } from './support/mail.ts'
import { listTitle, makeHeldOffer } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { expectReleased, paymentOf } from './support/sandbox.ts'
import { expectToast } from './support/toasts.ts'

const valuesInTable = (page: Page, term: string) => page.getByRole('row', { name: term }).getByRole('cell')
/** Each offer is a card on the phone. */
const valuesInCards = (page: Page, term: string) =>
  page
    .getByRole('list', { name: 'Offers side by side, the highest fee first' })
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .getByRole('definition')

test.describe('offers side by side', () => {
  test('are compared at a budget, and accepting one rejects those that conflict with it', async ({
    agent,
    producer,
    rival,
    isMobile,
  }) => {
    const { page, look } = agent
    const { id, title } = await listTitle(page.request, { rightsAvailable: ['film', 'tv'] })
    const price = { kind: 'budget', percent: 2.5, floor: 40_000, ceiling: null }
    const plain = { extraRightsRequest: null }
    const chosen = await makeHeldOffer(producer.page.request, id, 21_000, { ...plain, deal: { price } })
    const other = await makeHeldOffer(rival.page.request, id, 14_000, {
      ...plain,
      optionPeriod: 24,
      deal: { price: { kind: 'fixed', amount: 90_000 } },
    })

    await page.goto(`/agent-dashboard?tab=submissions&listing=${id}`)
    await page.getByRole('link', { name: 'Compare 2 offers' }).first().click()
    await expect(page.getByRole('heading', { name: 'Compare offers', level: 1 })).toBeVisible()
    const valuesOf = (term: string) => (isMobile ? valuesInCards(page, term) : valuesInTable(page, term))
    await expect(valuesOf('Option fee')).toHaveText(['£21,000Highest fee', '£14,000'])
    await expect(valuesOf('Option period')).toHaveText(['18 months', '24 monthsLongest'])
    await expect(page.getByText(/^Only one of these can be accepted/)).toBeVisible()
    await page.getByLabel('Production budget').fill('2,000,000')
    await expect(page).toHaveURL(/\?budget=2000000$/)
    await expect(valuesOf('Price at £2,000,000')).toHaveText(['£50,000', '£90,000Highest price'])
    await expect(valuesOf('Due on exercise at £2,000,000')).toHaveText(['£29,000', '£76,000Most on exercise'])
    await look('offers-side-by-side', { whole: true, dark: true })

    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Export CSV/ }).click()
    expect((await file).suggestedFilename()).toMatch(/^storyright-offers-\d+-[\d-]+\.csv$/)

    await page.getByRole('button', { name: 'Accept the offer of Julian Okonjo' }).click()
    const question = page.getByRole('alertdialog', { name: `Accept the offer for “${title}”?` })
    await expect(question).toContainText(
      'This ends the offer of Priya Nair: what is held is released, and we notify them.',
    )
    await question.getByRole('button', { name: 'Accept' }).click()
    await expectToast(page, 'Offer Accepted', 'The offer has been accepted and payment processed')
    expect(await paymentOf(chosen.id)).toMatchObject({ status: 'succeeded', amount_received: 2_100_000 })
    await expectReleased(other.id)
    await mailTo(rival.person.email, `Your offer for “${title}” was not accepted`)
    await expect(page.getByRole('heading', { name: 'No Offers in Play' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign agreement' }).click()
    await expect(page.getByRole('region', { name: `Offer for ${title}` })).toContainText('Your signature is needed.')
  })
})
