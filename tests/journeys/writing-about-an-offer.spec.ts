import type { Page } from '@playwright/test'
import { within } from './support/environment.ts'
import { listTitle, makeHeldOffer } from './support/offers.ts'
import { expect, test } from './support/parties.ts'

const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF`),
})
const log = (page: Page) => page.getByRole('log', { name: 'Messages, the newest last' })
const shelf = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to the/ })

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Control+Enter')
  await expect(field(page)).toHaveValue('')
  await expect(log(page)).toContainText(text)
}

/** How many messages of the other side somebody has not read. */
const unreadOf = async (page: Page, offerId: string): Promise<number> =>
  (await (await page.request.get(`/api/offers/${offerId}/room`)).json()).unread

test.describe('writing about an offer', () => {
  test('both sides follow what the other writes, and see what is new and what was read', async ({
    producer,
    agent,
  }) => {
    test.setTimeout(within(180_000))
    const [theirs, ours] = [producer.page, agent.page]
    const { id: listingId } = await listTitle(ours.request)
    const { id } = await makeHeldOffer(theirs.request, listingId)
    await theirs.goto(`/offers/${id}`)
    await ours.goto(`/offers/${id}`)
    await expect(log(theirs)).toContainText('No messages yet')
    await producer.look('thread-empty', { whole: true, dark: true })

    // An open page follows without being loaded again.
    await log(ours).scrollIntoViewIfNeeded()
    await write(theirs, 'Would the author agree to a second extension?')
    await expect(log(ours)).toContainText('Would the author agree to a second extension?')
    await expect.poll(() => unreadOf(ours, id)).toBe(0)

    // What came while nobody looked begins at a divider.
    await ours.goto('/notifications')
    await write(theirs, 'It would cost £4,000, and not count toward the price.\nThe first stays as it is.')
    await write(theirs, 'We can speak about it on Thursday.')
    expect(await unreadOf(ours, id)).toBe(2)
    await ours.goto(`/offers/${id}`)
    await log(ours).scrollIntoViewIfNeeded()
    await expect(log(ours).getByText('New', { exact: true })).toBeVisible()
    await agent.look('thread-unread', { dark: true })
    await expect.poll(() => unreadOf(ours, id)).toBe(0)

    // A draft outlives the page; what was sent can be retracted, and leaves a remark on both sides.
    await field(ours).fill('Not sent yet')
    await ours.reload()
    await expect(field(ours)).toHaveValue('Not sent yet')
    await write(ours, 'Thursday suits us.')
    await expect(log(theirs)).toContainText('Thursday suits us.')
    await log(ours)
      .getByRole('button', { name: /^Retract/ })
      .click()
    const question = ours.getByRole('alertdialog', { name: 'Retract this message?' })
    await agent.look('thread-retract', { dark: true })
    await question.getByRole('button', { name: 'Retract' }).click()
    await expect(log(ours)).toContainText('You retracted this message.')
    await expect(log(theirs)).toContainText('This message was retracted.')
    await expect(log(theirs)).not.toContainText('Thursday suits us.')
  })

  test('a document has versions, goes with a message, and is known to have been opened', async ({
    producer,
    agent,
  }) => {
    test.setTimeout(within(180_000))
    const [theirs, ours] = [producer.page, agent.page]
    const { id: listingId } = await listTitle(ours.request)
    const { id } = await makeHeldOffer(theirs.request, listingId)
    await theirs.goto(`/offers/${id}`)
    await ours.goto(`/offers/${id}`)
    agent.tolerate(`/api/offers/${id}/documents`, 415) // what is not a document is refused
    const chooser = shelf(ours).getByLabel('Add documents')
    await chooser.setInputFiles(pdf('Draft agreement.pdf', 'first'))
    await expect(shelf(ours).getByText('Draft agreement.pdf was added.')).toBeVisible()
    await chooser.setInputFiles([
      pdf('Draft agreement.pdf', 'second'),
      { ...pdf('notes.pdf', ''), buffer: Buffer.from('Not a PDF') },
    ])
    await expect(shelf(ours).getByText('Draft agreement.pdf was added as version 2.')).toBeVisible()
    await expect(shelf(ours).getByRole('alert')).toBeVisible()
    await expect(shelf(ours).getByText('1 older version')).toBeVisible()
    await expect(shelf(ours).getByText('Not opened by the producer yet').first()).toBeVisible()
    await agent.look('shelf-versions', { whole: true, dark: true })

    await ours.getByRole('button', { name: 'Attach from shelf' }).click()
    const dialog = ours.getByRole('dialog', { name: 'Attach from the shelf' })
    await dialog.getByRole('checkbox', { name: /Version 2/ }).check()
    await agent.look('thread-attach', { dark: true })
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await write(ours, 'Clause 7 is new.')
    await expect(log(theirs).getByRole('link', { name: 'Download Draft agreement.pdf' })).toBeVisible()
    await expect(shelf(theirs).getByText('New to you').first()).toBeVisible()

    const download = theirs.waitForEvent('download')
    await shelf(theirs).getByRole('link', { name: 'Download Draft agreement.pdf, version 2' }).click()
    expect((await download).suggestedFilename()).toBe('Draft agreement.pdf')
    await expect(shelf(ours).getByText(/^Opened by the producer on/)).toBeVisible()
    await shelf(ours).getByText('Technical details').first().click()
    await expect(shelf(ours).getByText('Fingerprint of the file (SHA-256)').first()).toBeVisible()
    await agent.look('shelf-opened', { whole: true, dark: true })
  })
})
