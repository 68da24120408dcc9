import type { Page } from '@playwright/test'
import { within } from './support/environment.ts'
import { tabTo } from './support/keyboard.ts'
import { acceptOnTerms, openOffer } from './support/offer-pages.ts'
import { endCounter, holdsOf, makeCounter } from './support/offer-rounds.ts'
import { listTitle, makeHeldOffer } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { cards, paymentOf } from './support/sandbox.ts'
import { expectToast } from './support/toasts.ts'

const roomOf = (offerId: string) => `/offers/${offerId}`
/** On the phone the main action stands at the window's foot. */
const action = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first()
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

async function holdBy(page: Page, card: string, fee: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Card' })
  await form.getByLabel('Card number').fill(card)
  await form.getByLabel('Expiry').fill('1231')
  await form.getByLabel('Security code').fill('123')
  await form.getByRole('button', { name: `Hold ${fee}` }).click()
}

test.describe('the deal room', () => {
  test('leads from a counter-offer, by the bank, to an acceptance that takes exactly its fee', async ({
    producer,
    agent,
  }) => {
    test.setTimeout(within(180_000)) // two people's turns, each looked at
    const [theirs, ours] = [producer.page, agent.page]
    const { id } = await listTitle(ours.request)
    const offer = await makeHeldOffer(theirs.request, id, 12_000)

    await theirs.goto('/my-submissions')
    await openOffer(theirs).getByRole('link', { name: 'Open Deal Room' }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Deal Room' })).toBeVisible()
    await expect(theirs.getByRole('heading', { name: 'The agent has your offer.' })).toBeVisible()
    await producer.look('room-producer', { whole: true, dark: true })

    await ours.goto(roomOf(offer.id))
    await expect(action(ours, 'Accept £12,000')).toBeInViewport()
    await agent.look('room-agent', { whole: true, dark: true })
    await action(ours, 'Make a counter-offer').click()
    const form = ours.getByRole('form', { name: 'Send counter-offer' })
    await form.getByLabel('Option fee').fill('15000')
    await form.getByLabel('Message (optional)').fill('For fifteen we would accept at once.')
    await agent.look('room-counter-form', { whole: true, dark: true })
    await form.getByRole('button', { name: 'Send counter-offer' }).click()
    await expectToast(ours, 'Counter-offer Sent', 'The producer can agree to £15,000, or decline.')

    // Nobody has loaded a page again.
    await expect(theirs.getByRole('heading', { name: 'The agent made a counter-offer of £15,000.' })).toBeVisible()
    await producer.look('room-countered', { whole: true, dark: true })
    await expect(action(theirs, 'Agree and hold £15,000')).toBeInViewport()
    await action(theirs, 'Agree and hold £15,000').click()
    await producer.look('room-agree', { dark: true })
    await confirm(theirs, 'Agree and hold £15,000')
    await expect(theirs.getByRole('form', { name: 'Card' })).toBeVisible()
    await producer.look('room-pay', { whole: true, dark: true })
    // A declined card leaves what stands, and another may be tried.
    producer.tolerate(`/v1/payment_intents/${(await paymentOf(offer.id)).id}/confirm`, 402)
    await holdBy(theirs, cards.declines, '£15,000')
    await expect(theirs.getByRole('button', { name: 'Let the first hold go and hold again' })).toBeVisible()
    await producer.look('room-declined', { whole: true })
    await holdBy(theirs, cards.asksFirst, '£15,000')
    await theirs.getByRole('button', { name: 'Approve' }).click()
    await expectToast(theirs, 'Payment Authorised', 'These terms stand now, subject to acceptance.')
    await expect(theirs).toHaveURL(roomOf(offer.id))

    await expect(action(ours, 'Accept £15,000')).toBeVisible()
    await action(ours, 'Accept £15,000').click()
    await acceptOnTerms(ours)
    await expectToast(ours, 'Offer Accepted', 'The offer has been accepted and payment processed')
    await expect(theirs.getByRole('heading', { name: 'Your signature is needed.' })).toBeVisible()
    expect(await holdsOf(offer.id)).toEqual([
      { status: 'succeeded', taken: 1_500_000 },
      { status: 'canceled', taken: 0 },
    ])
    await producer.look('room-accepted', { whole: true })
  })

  test('says in the second tab, and after the time ran out, what happened', async ({ producer, agent, isMobile }) => {
    const { page } = producer
    const { id } = await listTitle(agent.page.request)
    const offer = await makeHeldOffer(page.request, id, 12_000)
    if (isMobile) await makeCounter(agent.page.request, offer.id, 14_000)
    else {
      // By the keyboard alone.
      const ours = agent.page
      await ours.goto(roomOf(offer.id))
      await tabTo(ours, action(ours, 'Make a counter-offer'))
      await ours.keyboard.press('Enter')
      const fee = ours.getByLabel('Option fee', { exact: true })
      await tabTo(ours, fee)
      await ours.keyboard.press('Control+a')
      await ours.keyboard.type('14000')
      await ours.keyboard.press('Enter')
      await expectToast(ours, 'Counter-offer Sent', 'The producer can agree to £14,000, or decline.')
    }

    await page.goto(roomOf(offer.id))
    const second = await page.context().newPage()
    await second.goto(roomOf(offer.id))
    await action(second, 'Agree and hold £14,000').click()
    await action(page, 'Decline').click()
    await page.getByRole('alertdialog').getByLabel('Reason (optional)').fill('Twelve is what we have.')
    await confirm(page, 'Decline')
    await expectToast(page, 'Counter-offer Declined', 'Your offer stands as it is.')
    await confirm(second, 'Agree and hold £14,000')
    await expect(second.getByText('This was answered already, perhaps in another window.')).toBeVisible()
    await expect(second.getByRole('heading', { name: 'The agent has your offer.' })).toBeVisible()
    await second.close()

    await makeCounter(agent.page.request, offer.id, 13_000)
    await expect(action(page, 'Agree and hold £13,000')).toBeVisible() // without being loaded again
    await endCounter(offer.id, within(6_000) / 1_000) // long enough for the page to be loaded first
    await page.reload()
    await expect(action(page, 'Agree and hold £13,000')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The agent has your offer.' })).toBeVisible() // once its time has run out
    await expect(action(page, 'Agree and hold £13,000')).toHaveCount(0)
  })
})
