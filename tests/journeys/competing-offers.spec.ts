import { mailTo } from './support/mail.ts'
import { acceptOnTerms, figure, openOffer } from './support/offer-pages.ts'
import { listTitle, makeHeldOffer } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { expectReleased, paymentOf } from './support/sandbox.ts'
import { expectToast } from './support/toasts.ts'

test.describe('competing offers', () => {
  test('end when the agent accepts another one, and their money is released', async ({ agent, producer, rival }) => {
    const { page, look } = agent
    const { id, title } = await listTitle(page.request)
    const chosen = await makeHeldOffer(producer.page.request, id, 21_000)
    const other = await makeHeldOffer(rival.page.request, id, 14_000)

    await page.goto('/agent-dashboard?tab=submissions')
    const offers = page.getByRole('list', { name: 'Offers' })
    await expect(offers.getByRole('listitem')).toHaveCount(2)
    await look('agent-competing', { whole: true })
    await offers.getByRole('link').filter({ hasText: 'Julian Okonjo' }).click()
    await expect(openOffer(page)).toContainText('£21,000')
    await rival.page.goto('/my-submissions')
    await expect(openOffer(rival.page).getByText('The agent has your offer.')).toBeVisible()
    await openOffer(page).getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'The other offer for it is rejected, its hold released and its producer notified.',
    )
    await look('agent-accept-rivals', { dark: true })
    await acceptOnTerms(page)
    await expectToast(page, 'Offer Accepted', 'The offer has been accepted and payment processed')
    expect(await paymentOf(chosen.id)).toMatchObject({ status: 'succeeded', amount_received: 2_100_000 })
    await expectReleased(other.id)
    await mailTo(rival.person.email, `Your offer for “${title}” was not accepted`)

    // Nobody has loaded a page again: what is open on either side follows.
    await expect(offers.getByRole('link').filter({ hasText: '£14,000' })).toContainText('Rejected')
    const ended = openOffer(rival.page)
    await expect(ended.getByText('Another offer for this title was accepted.')).toBeVisible()
    await expect(ended).toContainText('The hold of £14,000 is released and nothing was charged.')
    await expect(figure(rival.page, 'Rejected')).toContainText('1')
    await rival.look('offer-outbid', { whole: true, dark: true })
    await rival.page.goto(`/submit-offer/${id}`)
    await expect(rival.page.getByRole('heading', { name: 'Not taking offers' })).toBeVisible()
    await rival.look('offer-closed')
  })

  test('can be cancelled with a reason, or rejected', async ({ agent, producer, rival }) => {
    const { id, title } = await listTitle(agent.page.request)
    const cancelled = await makeHeldOffer(producer.page.request, id)
    const rejected = await makeHeldOffer(rival.page.request, id)

    const ours = agent.page
    await ours.goto('/agent-dashboard?tab=submissions')
    const received = ours.getByRole('list', { name: 'Offers' }).getByRole('listitem')
    await expect(received.filter({ hasText: 'Pending' })).toHaveCount(2)
    const { page, look } = producer
    await page.goto('/my-submissions')
    await openOffer(page).getByRole('button', { name: 'Cancel' }).click()
    const dialog = page.getByRole('alertdialog', { name: `Cancel your offer for “${title}”?` })
    await dialog.getByRole('button', { name: 'Cancel Offer' }).click()
    await expect(dialog.getByText('Please say why you are cancelling')).toBeVisible()
    await dialog.getByLabel('Cancellation reason').fill('Our financier has withdrawn.')
    await expect(dialog.getByText('28/500 characters')).toBeVisible()
    await look('offer-cancel', { dark: true })
    await dialog.getByRole('button', { name: 'Cancel Offer' }).click()
    await expectToast(page, 'Offer Cancelled', 'The hold of £12,000 is released.')
    await expect(openOffer(page).getByText('You cancelled the offer.')).toBeVisible()
    await expectReleased(cancelled.id)
    await expect(received.filter({ hasText: 'Cancelled' })).toHaveCount(1) // without being loaded again
    expect((await mailTo(agent.person.email, `The offer for “${title}” was cancelled`)).text).toContain('financier')
    await page.reload()
    await expect(openOffer(page)).toContainText('The hold of £12,000 is released and nothing was charged.')
    await look('offer-cancelled', { whole: true })

    await rival.page.goto('/my-submissions')
    await expect(openOffer(rival.page).getByText('The agent has your offer.')).toBeVisible()
    await ours.goto(`/agent-dashboard?tab=submissions&offer=${rejected.id}`)
    await openOffer(ours).getByRole('button', { name: 'Reject' }).click()
    await agent.look('agent-reject')
    await ours.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
    await expectToast(ours, 'Offer Rejected', 'The offer has been rejected and payment hold released')
    await expect(openOffer(ours).getByText('You rejected the offer.')).toBeVisible()
    await expectReleased(rejected.id)
    await mailTo(rival.person.email, `Your offer for “${title}” was not accepted`)
    await expect(openOffer(rival.page).getByText('The agent declined the offer.')).toBeVisible()
  })
})
