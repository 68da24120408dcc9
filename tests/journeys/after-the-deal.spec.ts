import type { Locator } from '@playwright/test'
import { within } from './support/environment.ts'
import { mailTo } from './support/mail.ts'
import { openOffer } from './support/offer-pages.ts'
import { acceptOffer, deckOf, listTitle, makeHeldOffer, signAgreement } from './support/offers.ts'
import { expect, type Party, test } from './support/parties.ts'
import { expectToast } from './support/toasts.ts'

const notice = () => ({ ...deckOf(), name: 'Notice and receipt.pdf' })

/** Records a notice of the option, with a document and a note. */
async function record({ page, look }: Party, opens: string, act: string): Promise<void> {
  await openOffer(page).getByRole('button', { name: opens }).click()
  const dialog = page.getByRole('dialog', { name: /^(Extend the option on|Mark “.+” as purchased)/ })
  await dialog.getByRole('button', { name: act }).click()
  await expect(dialog.getByText('Please upload the document first')).toBeVisible()
  await dialog.getByLabel('Upload the notice').setInputFiles(notice())
  await expect(dialog.getByText('Notice and receipt.pdf is uploaded.')).toBeVisible()
  await dialog.getByLabel('Note').fill('Sent by post and by e-mail; paid by bank transfer.')
  await look(act.toLowerCase().replaceAll(' ', '-'), { dark: true })
  await dialog.getByRole('button', { name: act }).click()
}

/** The document of the notice opens for this side. */
async function expectDocument({ page }: Party, offer: Locator): Promise<void> {
  const address = await offer.getByRole('link', { name: 'Open document' }).first().getAttribute('href')
  const file = await page.request.get(address!)
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

async function answer({ page }: Party, action: 'Confirm' | 'Withdraw'): Promise<void> {
  await openOffer(page).getByRole('button', { name: action }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
}

test.describe('after the deal', () => {
  test('an option is extended, then exercised, each time once both sides say so', async ({ producer, agent }) => {
    test.setTimeout(within(240_000))
    const [theirs, ours] = [producer.page, agent.page]
    const { id, title } = await listTitle(ours.request)
    const { id: offerId } = await makeHeldOffer(theirs.request, id)
    await acceptOffer(ours.request, offerId)
    for (const { page, person } of [producer, agent]) await signAgreement(page.request, offerId, person)
    await theirs.goto(`/my-submissions?offer=${offerId}`)
    await expect(openOffer(theirs).getByRole('heading', { name: 'The option' })).toBeVisible()

    await record(producer, 'Extend the option', 'Extend the option')
    await expectToast(theirs, 'Extension Recorded', 'We will ask the agent to confirm it.')
    await expect(openOffer(theirs)).toContainText('waiting for the agent')
    await answer(producer, 'Withdraw')
    await expectToast(theirs, 'Extension Withdrawn', `The option on “${title}” is up to date.`)
    await record(producer, 'Extend the option', 'Extend the option')
    await expect(openOffer(theirs)).toContainText('waiting for the agent')
    await producer.look('extension-waits', { whole: true })

    await mailTo(agent.person.email, `Please confirm: the option on “${title}” was extended`)
    await ours.goto(`/agent-dashboard?tab=submissions&offer=${offerId}`)
    await expect(openOffer(ours)).toContainText('paid by bank transfer')
    await expectDocument(agent, openOffer(ours))
    await agent.look('extension-to-confirm', { whole: true, dark: true })
    await openOffer(ours).getByRole('button', { name: 'Decline' }).click()
    const question = ours.getByRole('alertdialog', { name: 'Decline the extension?' })
    await question.getByRole('button', { name: 'Decline' }).click()
    await expect(question.getByText('Please say why you do not confirm it')).toBeVisible()
    await agent.look('extension-decline', { dark: true })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await answer(agent, 'Confirm')
    await expectToast(ours, 'Extension Confirmed', `The option on “${title}” is up to date.`)
    await expect(openOffer(ours)).toContainText('You confirmed the extension; it runs until')
    await expect(openOffer(ours).getByRole('button', { name: 'Extend the option' })).toHaveCount(0)

    await record(agent, 'Mark as purchased', 'Mark as purchased')
    await expectToast(ours, 'Purchase Recorded', 'We will ask the producer to confirm it.')
    await theirs.reload()
    await expectDocument(producer, openOffer(theirs))
    await answer(producer, 'Confirm')
    await expectToast(theirs, 'Exercise Confirmed', `The option on “${title}” is up to date.`)
    await expect(openOffer(theirs)).toContainText('You confirmed the exercise; the title is sold')
    await producer.look('option-exercised', { whole: true, dark: true })
    for (const { email } of [producer.person, agent.person])
      await mailTo(email, `The option on “${title}” is exercised`)

    await expect(async () => {
      await ours.goto('/agent-dashboard?tab=assets')
      await expect(ours.getByRole('article').getByText('Sold')).toBeVisible({ timeout: within(3_000) })
    }).toPass()
  })

  test('rights go back: some at once, and then all of them as both sides say', async ({ producer, agent }) => {
    test.setTimeout(within(240_000))
    const [theirs, ours] = [producer.page, agent.page]
    const { id, title } = await listTitle(ours.request)
    const { id: offerId } = await makeHeldOffer(theirs.request, id)
    await acceptOffer(ours.request, offerId)
    for (const { page, person } of [producer, agent]) await signAgreement(page.request, offerId, person)
    await theirs.goto(`/my-submissions?offer=${offerId}`)

    await openOffer(theirs).getByRole('button', { name: 'Give rights back' }).click()
    const question = theirs.getByRole('alertdialog', { name: `Give rights in “${title}” back?` })
    await expect(question.getByText('Becomes free')).toBeVisible()
    await producer.look('give-rights-back', { dark: true })
    await question.getByRole('radio', { name: 'A part, in your own words' }).check()
    await producer.look('give-part-of-rights-back', { dark: true })
    await question.getByLabel('The rights').fill('US; L; film')
    await question.getByRole('button', { name: 'Give back' }).click()
    await expectToast(theirs, 'Rights Given Back', 'They are free for others, and we have notified the agent.')
    await expect(openOffer(theirs)).toContainText('You gave rights back:')
    await producer.look('rights-given-back', { whole: true, dark: true })
    await mailTo(agent.person.email, `The producer gave back some of the rights in “${title}”`)

    await ours.goto(`/agent-dashboard?tab=submissions&offer=${offerId}`)
    await openOffer(ours).getByRole('button', { name: 'Record a reversion' }).click()
    const dialog = ours.getByRole('dialog', { name: /^Record a reversion/ })
    await dialog.getByLabel('Upload the document').setInputFiles(notice())
    await expect(dialog.getByText('Notice and receipt.pdf is uploaded.')).toBeVisible()
    await agent.look('record-reversion', { dark: true })
    await dialog.getByRole('button', { name: 'Record reversion' }).click()
    await expectToast(ours, 'Reversion Recorded', 'We will ask the producer to confirm it.')
    await agent.look('reversion-waits', { whole: true })
    await theirs.reload()
    await expectDocument(producer, openOffer(theirs))
    await answer(producer, 'Confirm')
    await expectToast(theirs, 'Reversion Confirmed', `The option on “${title}” is up to date.`)
    await expect(openOffer(theirs)).toContainText('You confirmed the reversion; the option ended')
    await producer.look('rights-reverted', { whole: true, dark: true })
    for (const { email } of [producer.person, agent.person])
      await mailTo(email, `The rights in “${title}” went back to the author`)
    await expect(async () => {
      const listing = (await (await ours.request.get(`/api/listings/${id}`)).json()) as { status: string }
      expect(listing.status).toBe('available')
    }).toPass()
  })

  test('a title that several have options on is sold to one of them', async ({ producer, rival, agent }) => {
    const { id, title } = await listTitle(agent.page.request, { exclusivity: 'non-exclusive' })
    for (const { page } of [producer, rival])
      await acceptOffer(agent.page.request, (await makeHeldOffer(page.request, id)).id)
    const { page, look } = agent
    await page.goto('/agent-dashboard?tab=assets')
    await page.getByRole('button', { name: /^Mark as sold/ }).click()
    const sale = page.getByRole('alertdialog', { name: `Mark “${title}” as sold?` })
    await expect(sale.getByRole('button', { name: 'Mark as sold' })).toBeDisabled()
    await sale.getByRole('radio', { name: /^Priya Nair/ }).check()
    await look('agent-mark-sold-to', { dark: true })
    await sale.getByRole('button', { name: 'Mark as sold' }).click()
    await expectToast(page, 'Marked as Sold', `“${title}” now shows as sold.`)
  })
})
