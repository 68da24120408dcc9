import { within } from './support/environment.ts'
import { signInByForm } from './support/forms.ts'
import { expectFocusInPage } from './support/keyboard.ts'
import { mailTo } from './support/mail.ts'
import { expectHeld, fillInOffer, openOffer, payByCard } from './support/offer-pages.ts'
import { deckOf, listTitle, makeHeldOffer, makeOffer } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { cards, endHold, paymentOf } from './support/sandbox.ts'
import { expectToast } from './support/toasts.ts'

test.describe('making an offer', () => {
  test('is for producers: a visitor signs in first, anybody else is told so', async ({
    page,
    login,
    look,
    tolerate,
  }) => {
    await page.goto('/submit-offer/1')
    await expectToast(page, 'Unauthorised', 'You are logged out. Logging in again...')
    await expect(page).toHaveURL('/auth?next=%2Fsubmit-offer%2F1')

    await login('agent')
    tolerate('/api/offers/my-submissions', 403)
    for (const address of ['/submit-offer/1', '/my-submissions']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
      await expect(page.getByText('Only producers can submit offers.')).toBeVisible()
    }
    await look('offer-denied')
    await page.getByRole('link', { name: 'Back to Listings' }).click()
    await expect(page).toHaveURL('/listings')

    await login('producer')
    tolerate('/api/listings/999999999', 404)
    await page.goto('/submit-offer/999999999')
    await expect(page.getByRole('heading', { level: 1, name: 'Listing Not Found' })).toBeVisible()
  })

  test('waits for its payment when the tab was closed, and tries another card after a declined one', async ({
    agent,
    producer,
  }) => {
    const { id, title } = await listTitle(agent.page.request)
    const form = await producer.page.context().newPage()
    await form.goto(`/submit-offer/${id}`)
    await fillInOffer(form, '15000')
    const [chooser] = await Promise.all([
      form.waitForEvent('filechooser'),
      form.getByRole('group', { name: 'Proposal deck' }).getByRole('button', { name: 'Replace' }).click(),
    ])
    await chooser.setFiles({ ...deckOf(), name: 'The second draft.pdf' })
    await expect(form.getByText('The second draft.pdf')).toBeVisible()
    await expectFocusInPage(form)
    const submit = form.getByRole('button', { name: 'Submit Offer and Continue to Payment' })
    // Offers consumes the event of a new listing a moment later.
    await expect(async () => {
      if (await submit.isVisible()) await submit.click()
      await expect(form.getByRole('heading', { level: 1, name: 'Complete Payment' })).toBeVisible({
        timeout: within(4_000),
      })
    }).toPass({ timeout: within(30_000) })
    await expectFocusInPage(form)
    await form.close()

    const { page, look } = producer
    await page.goto('/my-submissions')
    await expect(openOffer(page).getByText('Your payment is needed.')).toBeVisible()
    await look('offer-unpaid', { whole: true })
    await page.getByRole('link', { name: 'Complete payment' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Complete Payment' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(title)

    const payment = await paymentOf(new URL(page.url()).searchParams.get('offer')!)
    producer.tolerate(`/v1/payment_intents/${payment.id}/confirm`, 402)
    await payByCard(page, cards.declines)
    await expect(page.getByRole('alert')).toContainText('The bank declined the card.')
    await look('offer-declined', { dark: true })
    await payByCard(page, cards.agrees)
    await expectHeld(page)
    await expect(openOffer(page)).toContainText('The card was declined')
  })

  test('takes a card that was saved before, after the terms were changed once more', async ({ agent, producer }) => {
    const { page, look } = producer
    const [first, next] = [await listTitle(agent.page.request), await listTitle(agent.page.request)]
    const { offer: former } = await makeOffer(page.request, first.id)
    await page.goto(`/submit-offer/${first.id}?offer=${former.id}`)
    await page.getByRole('checkbox', { name: /^Save this card/ }).check()
    await payByCard(page, cards.agrees)
    await expectHeld(page, former.id)

    const { offer } = await makeOffer(page.request, next.id)
    await page.goto(`/submit-offer/${next.id}?offer=${offer.id}`)
    await page.getByRole('button', { name: 'Change terms' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change Your Offer' })).toBeVisible()
    await page.getByLabel('Offer amount').fill('9000')
    await look('offer-changing', { whole: true })
    await page.getByRole('button', { name: 'Save and Continue to Payment' }).click()
    await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked()
    await look('offer-saved-card', { whole: true, dark: true })
    await page.getByRole('button', { name: 'Hold £9,000 and submit offer' }).click()
    await expectHeld(page, offer.id)
  })

  test('goes by the bank that wants to see the producer, who may refuse and try again', async ({ agent, producer }) => {
    const { page, look } = producer
    const { id } = await listTitle(agent.page.request)
    const { offer } = await makeOffer(page.request, id)
    const pay = `/submit-offer/${id}?offer=${offer.id}`
    await page.goto(pay)
    await payByCard(page, cards.asksFirst)
    await expect(page.getByRole('heading', { name: 'Is this payment yours?' })).toBeVisible()
    await expect(page.getByText('£12,000.00')).toBeVisible()
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page).toHaveURL(`/my-submissions?offer=${offer.id}`)
    await expect(page.getByRole('alert')).toContainText('Your bank did not authorise the payment. Nothing is held')
    await expect(openOffer(page).getByText('Your card was declined.')).toBeVisible()
    await expect(openOffer(page)).toContainText('The bank did not authorise the payment.')
    await look('offer-refused-by-bank')

    await openOffer(page).getByRole('link', { name: 'Complete payment' }).click()
    await expect(page).toHaveURL(pay)
    await payByCard(page, cards.asksFirst)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectHeld(page, offer.id)
  })

  test('can be renewed on the same terms after its hold ran out, from the mail that says so', async ({
    agent,
    producer,
    browser,
  }) => {
    const { page, look, person } = producer
    const { id, title } = await listTitle(agent.page.request)
    const offer = await makeHeldOffer(page.request, id)
    await endHold(offer.id)
    await mailTo(person.email, `Your offer for “${title}” has expired`)
    const { text } = await mailTo(agent.person.email, `The offer for “${title}” has expired`)
    // Nobody is signed in where the mail is read.
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(text.match(/https?:\S+offer=\S+/)![0])
    await signInByForm(elsewhere, agent.person)
    await expect(elsewhere).toHaveURL(`/agent-dashboard?tab=submissions&offer=${offer.id}`)
    await expect(openOffer(elsewhere).getByText('The hold ran out before you answered.')).toBeVisible()

    await page.goto('/my-submissions')
    await expect(openOffer(page).getByText('The hold ran out before the agent answered.')).toBeVisible()
    await expect(openOffer(page).getByText('Expired', { exact: true }).first()).toBeVisible()
    await look('offer-expired', { whole: true })
    await openOffer(page).getByRole('link', { name: 'Renew' }).click()
    await expect(
      page.getByRole('complementary', { name: 'Summary' }).getByRole('link', { name: /\.pdf$/ }),
    ).toBeVisible()
    await page.getByText('Read the terms again').click()
    await expect(page.getByRole('heading', { name: 'Rights offered' }).first()).toBeVisible()
    await look('offer-renewing', { whole: true })
    await elsewhere.reload()
    await expect(openOffer(elsewhere).getByText('The hold ran out before you answered.')).toBeVisible()
    await payByCard(page, cards.agrees)
    await expectHeld(page, offer.id)
    await expect(openOffer(elsewhere).getByText('Your answer is needed.')).toBeVisible()
    await elsewhere.context().close()
    await expect(openOffer(page)).toContainText('You renewed the offer')
    await look('offer-renewed', { whole: true, dark: true })
  })
})
