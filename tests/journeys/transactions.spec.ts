import { within } from './support/environment.ts'
import { mailTo } from './support/mail.ts'
import { openOffer } from './support/offer-pages.ts'
import { listTitle, makeHeldOffer } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { captureAtProvider, expectReleased, paymentOf } from './support/sandbox.ts'
import { expectToast } from './support/toasts.ts'

test.describe('transactions', () => {
  test('are captured and released by an administrator on the agent’s behalf', async ({ admin, agent, producer }) => {
    const { request } = producer.page
    const wanted = await listTitle(agent.page.request)
    const unwanted = await listTitle(agent.page.request)
    const taken = await makeHeldOffer(request, wanted.id, 16_000)
    const refused = await makeHeldOffer(request, unwanted.id, 9_000)

    const { page, look } = admin
    const row = ({ title }: { title: string }) => page.getByRole('row').filter({ hasText: title })
    const filters = page.getByRole('group', { name: 'Transactions' })
    const question = page.getByRole('alertdialog')
    await page.goto('/admin/transactions')
    await expect(row(wanted).getByText('Held', { exact: true })).toBeVisible()
    await look('admin-transactions', { whole: true, dark: true })

    const sheet = page.getByRole('dialog', { name: /^Offer / })
    await row(wanted)
      .getByRole('link', { name: /^Review/ })
      .click()
    await expect(sheet.getByText('Rights offered')).toBeVisible()
    await look('admin-review', { dark: true })
    await sheet.getByRole('button', { name: 'Capture' }).click()
    await question.getByRole('button', { name: 'Capture' }).click()
    await expect(question.getByText('Please say why')).toBeVisible()
    await look('admin-capture', { dark: true })
    await question.getByLabel('Reason').fill('The agent asked us to.')
    await question.getByRole('button', { name: 'Capture' }).click()
    const charged = `£16,000 for “${wanted.title}” is charged and the offer accepted.`
    await expectToast(page, 'Payment Captured', charged)
    await expect(sheet.getByText('The agent asked us to.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(row(wanted).getByText('Captured')).toBeVisible()
    expect(await paymentOf(taken.id)).toMatchObject({ status: 'succeeded', amount_received: 1_600_000 })
    await mailTo(producer.person.email, `Your offer for “${wanted.title}” has been accepted`)

    await row(wanted)
      .getByRole('link', { name: /^Offer / })
      .click()
    await expect(sheet.getByRole('link', { name: producer.person.email })).toBeVisible()
    await look('admin-offer', { dark: true })
    await sheet.getByRole('button', { name: 'Close' }).click()

    await filters.getByLabel('Status').selectOption('Held')
    await expect(row(unwanted)).toBeVisible()
    await expect(row(wanted)).toHaveCount(0)
    await row(unwanted)
      .getByRole('link', { name: /^Review/ })
      .click()
    await sheet.getByRole('button', { name: 'Release' }).click()
    await question.getByLabel('Reason').fill('Made by mistake.')
    await question.getByRole('button', { name: 'Release' }).click()
    await expectToast(page, 'Hold Released', `£9,000 for “${unwanted.title}” is released and the offer rejected.`)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(row(unwanted)).toHaveCount(0)
    await expectReleased(refused.id)
    const farewell = await mailTo(producer.person.email, `Your offer for “${unwanted.title}” was cancelled`)
    expect(farewell.text).toContain('An administrator of Storyright has ended it.')

    await filters.getByLabel('Status').selectOption('Released')
    await expect(row(unwanted)).toBeVisible()
    await filters.getByLabel('To').fill('2025-01-31')
    await expect(page.getByRole('heading', { name: 'No transactions' })).toBeVisible()
    await filters.getByLabel('From').fill('2025-02-01')
    await expect(filters.getByText('The end is before the beginning')).toBeVisible()
    await look('admin-transactions-days')
    await filters.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/admin/transactions')
    await expect(row(wanted).getByText('Captured')).toBeVisible()

    await producer.page.goto(`/my-submissions?offer=${refused.id}`)
    await expect(openOffer(producer.page).getByText('An administrator rejected the offer.')).toBeVisible()
  })

  test('that were charged without an acceptance are settled by an administrator', async ({
    admin,
    agent,
    producer,
  }) => {
    const { page, look } = admin
    const offers = [await listTitle(agent.page.request), await listTitle(agent.page.request)]
    const [kept, refunded] = await Promise.all(offers.map(({ id }) => makeHeldOffer(producer.page.request, id)))
    for (const { id } of [kept!, refunded!]) await captureAtProvider(id)
    const found = ({ id }: { id: string }) =>
      page
        .getByRole('region', { name: 'Discrepancies' })
        .getByRole('listitem')
        .filter({ hasText: id.slice(0, 8) })
    await expect(async () => {
      await page.goto('/admin/transactions')
      for (const offer of [kept!, refunded!]) await expect(found(offer)).toBeVisible({ timeout: within(3_000) })
    }).toPass()
    await look('admin-discrepancies', { dark: true })

    const question = page.getByRole('alertdialog', { name: 'Settle: Charged without an acceptance' })
    const settle = async (offer: { id: string }, label: string) => {
      await found(offer)
        .getByRole('button', { name: /^Settle/ })
        .click()
      await question.getByRole('radio', { name: label }).check()
      await question.getByRole('button', { name: label }).click()
      await expect(question.getByText('Please say why')).toBeVisible()
      await look(`admin-settle-${label.toLowerCase().replaceAll(' ', '-')}`, { dark: true })
      await question.getByLabel('Reason').fill('As agreed by telephone.')
      await question.getByRole('button', { name: label }).click()
      await expect(found(offer)).toContainText('Settled')
    }
    await settle(kept!, 'Accept after all')
    await settle(refunded!, 'Refund')

    await producer.page.goto(`/my-submissions?offer=${kept!.id}`)
    await expect(openOffer(producer.page).getByText('Your signature is needed.')).toBeVisible()
    await producer.page.goto(`/my-submissions?offer=${refunded!.id}`)
    await expect(openOffer(producer.page)).toContainText('£12,000 was refunded to your card.')
    await producer.look('offer-refunded', { whole: true, dark: true })
  })

  test('are open to administrators: a visitor signs in, anybody else goes home', async ({ page, login }) => {
    await page.goto('/admin/transactions')
    await expect(page).toHaveURL('/auth?next=%2Fadmin%2Ftransactions')
    for (const role of ['producer', 'agent'] as const) {
      await login(role)
      await page.goto('/admin/transactions')
      await expect(page).toHaveURL('/')
    }
  })
})
