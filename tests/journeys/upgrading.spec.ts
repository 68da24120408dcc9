import { expect, test } from './support/journey.ts'
import { mailTo } from './support/mail.ts'
import { acceptTerms, membershipOf, payYear, takenOf } from './support/membership.ts'
import { cards } from './support/sandbox.ts'
import { expectToast } from './support/toasts.ts'

test.describe('a producer of the free plan', () => {
  test('opens five listings, meets the limit, upgrades, and reads the one that was refused', async ({
    page,
    loginAsNewProducer,
    look,
    tolerate,
  }) => {
    const person = await loginAsNewProducer()
    const answer = await page.request.get('/api/listings?limit=6')
    const listings = (await answer.json()) as { id: string; title: string }[]
    const refused = listings[5]!
    const meter = page.getByRole('region', { name: 'Listings this month' })
    for (const [place, { id, title }] of listings.slice(0, 5).entries()) {
      await page.goto(`/listing/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(meter).toContainText(`${place + 1} of 5 free listings used this month`)
      if (place === 3) {
        await expect(meter).toContainText('You can open one more listing this month.')
        await look('one-view-left', { whole: true, dark: true })
      }
    }
    await page.goto(`/listing/${listings[0]!.id}`) // seen before: it costs nothing
    await expect(meter).toContainText('5 of 5 free listings used this month')

    tolerate(`/api/listings/${refused.id}`, 403)
    await page.goto(`/listing/${refused.id}`)
    await expect(page.getByRole('heading', { level: 1, name: /^You’ve opened all 5 free listings/ })).toBeVisible()
    for (const { title } of listings.slice(0, 5)) await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: refused.title })).toHaveCount(0)
    await look('view-limit', { whole: true, dark: true })

    await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrade to Premium' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Price' })).toContainText('£180.00 + £36.00 VAT')
    const size = page.viewportSize()!
    await page.setViewportSize({ width: 390, height: 844 })
    const button = await page.getByRole('button', { name: 'Continue to payment' }).boundingBox()
    expect(button!.y + button!.height).toBeLessThanOrEqual(600)
    await page.setViewportSize(size)
    await look('upgrade', { whole: true, dark: true })
    await acceptTerms(page)
    await expect(page.getByRole('form', { name: 'Card' })).toBeVisible()
    await look('upgrade-card', { whole: true, dark: true })
    await payYear(page, cards.agrees)

    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Premium' })).toBeVisible()
    await expect(page).toHaveURL('/upgrade?success=true')
    await look('upgrade-welcome', { whole: true, dark: true })
    await page.getByRole('link', { name: 'Open the listing' }).click()
    await expect(page).toHaveURL(`/listing/${refused.id}`)
    await expect(page.getByRole('heading', { level: 1, name: refused.title })).toBeVisible()
    await expect(meter).toHaveCount(0)
    await mailTo(person.email, 'Welcome to Storyright Premium')
    expect(await takenOf(page.request)).toEqual([21_600])
  })

  test('is declined, confirms another card at the bank, and is charged once', async ({
    page,
    loginAsNewProducer,
    look,
    tolerate,
  }) => {
    await loginAsNewProducer()
    await page.goto('/membership') // the old address
    await expect(page).toHaveURL('/upgrade')
    const begun = page.waitForResponse('**/api/membership/upgrade')
    await acceptTerms(page)
    const { clientSecret } = (await (await begun).json()) as { clientSecret: string }
    tolerate(`/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, 402)
    await payYear(page, cards.declines)
    const says = 'The bank declined the card. Please use another card, or ask the bank.'
    await expectToast(page, 'Payment Failed', `Your card was declined. ${says}`)
    await expect(page.getByRole('region', { name: 'Card' }).getByText(says)).toBeVisible()
    await look('upgrade-declined', { whole: true, dark: true })
    expect(await takenOf(page.request)).toEqual([])

    await payYear(page, cards.asksFirst)
    await expect(page.getByRole('heading', { name: 'Is this payment yours?' })).toBeVisible()
    await expect(page.getByText('£216.00')).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Premium' })).toBeVisible()
    expect(await membershipOf(page.request)).toMatchObject({ tier: 'premium', state: 'active' })
    expect(await takenOf(page.request)).toEqual([21_600])

    await page.goto('/upgrade')
    await expect(page.getByText(/^You are a Premium member already/)).toBeVisible()
  })
})
