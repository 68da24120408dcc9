import { readFile } from 'node:fs/promises'
import { within } from './support/environment.ts'
import { mailTo } from './support/mail.ts'
import { acceptOnTerms, deckInput, expectHeld, figure, openOffer, payByCard } from './support/offer-pages.ts'
import { changeTitle, deckOf, listTitle } from './support/offers.ts'
import { expect, type Party, test } from './support/parties.ts'
import { cards, paymentOf } from './support/sandbox.ts'
import { slowUploads } from './support/slow-uploads.ts'
import { expectToast } from './support/toasts.ts'

async function fillInWithFaults({ page, look }: Party): Promise<void> {
  const form = page.getByRole('form', { name: 'Offer' })
  await expect(form.getByRole('button', { name: 'Upload Deck to Continue' })).toBeDisabled()
  await expect(form.getByText('Please upload a proposal deck before submitting your offer')).toBeVisible()
  await look('offer-form', { whole: true, dark: true })
  await deckInput(page).setInputFiles({ ...deckOf(), name: 'proposal.docx' })
  await expect(form.getByText('Please choose a .pdf, .ppt, .pptx or .key file')).toBeVisible()

  const endSlowness = await slowUploads(page)
  await deckInput(page).setInputFiles(deckOf(3_000_000))
  const progress = form.getByRole('progressbar', { name: /^Uploading Slack Water/ })
  await expect(progress).toHaveAttribute('value', /^[1-9]/)
  await progress.scrollIntoViewIfNeeded()
  await look('offer-deck-on-its-way')
  await form.getByRole('button', { name: 'Cancel Upload' }).click()
  await endSlowness()
  await expect(form.getByText('Drop a file here, or choose one.')).toBeVisible()
  await deckInput(page).setInputFiles(deckOf())
  await expect(form.getByText('39 KB, uploaded')).toBeVisible()

  const submit = form.getByRole('button', { name: 'Submit Offer and Continue to Payment' })
  await submit.click()
  await expect(form.getByText('Offer amount is required')).toBeVisible()
  await expect(form.getByText('Option period is required')).toBeVisible()
  await form.getByLabel('Offer amount').fill('999')
  await expect(form.getByText('Minimum offer amount is £1,000')).toBeVisible()
  await look('offer-form-faults', { whole: true })

  await form.getByLabel('Offer amount').fill('11000')
  await expect(form.getByText('The agent’s Minimum Offer is £12,000.')).toBeVisible()
  await look('offer-below-minimum', { dark: true })
  await form.getByLabel('Offer amount').fill('18000')
  await form.getByRole('radio', { name: '24' }).check()
  await form.getByLabel('Additional rights requested').fill('Stage rights in the United Kingdom.')
  await form.getByRole('checkbox', { name: 'Enter this project for the funding competition' }).check()
  await form.getByLabel('Notes for the funding competition').fill('A first feature, shot in Falmouth.')
  await submit.click()
}

/** The offer that the page's address names. */
const offerIn = (page: Party['page']) => new URL(page.url()).searchParams.get('offer')

/** Reads the agreement, which opens the signing, and signs it by typing a name. */
async function sign({ page, look, person, tolerate }: Party, name: string, thereupon: string): Promise<void> {
  await openOffer(page).getByRole('button', { name: 'Sign agreement' }).click()
  const dialog = page.getByRole('dialog', { name: /^Sign the agreement on/ })
  const act = dialog.getByRole('button', { name: 'Sign agreement' })
  await expect(act).toBeDisabled()
  const link = dialog.getByRole('link', { name: 'Open the agreement (PDF)' })
  const text = await page.request.get((await link.getAttribute('href'))!)
  expect((await text.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const opened = page.waitForEvent('popup')
  await link.click()
  await (await opened).close()
  await act.click()
  await expect(dialog.getByText('Please type your full name')).toBeVisible()
  tolerate(`/api/offers/${offerIn(page)}/agreement/sign`, 400)
  await dialog.getByLabel('Your full name').fill('Somebody Else')
  await act.click()
  const field = dialog.getByLabel('Your full name')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await look(`${name}-as-another`, { dark: true })
  await field.fill(`${person.firstName} ${person.lastName}`)
  await look(name)
  await act.click()
  await expectToast(page, 'Agreement Signed', thereupon)
  await expect(dialog).toBeHidden()
}

test.describe('the deal', () => {
  test('goes from an offer to a contract that both have signed', async ({ producer, agent }) => {
    test.setTimeout(within(240_000)) // two people's turns, each looked at
    const [theirs, ours] = [producer.page, agent.page]
    const listed = await listTitle(ours.request)
    const { title } = listed

    await theirs.goto(`/listings?${new URLSearchParams({ search: title })}`)
    await theirs.getByRole('link', { name: title, exact: true }).click()
    const submit = theirs.getByRole('link', { name: 'Submit Offer' })
    await expect(submit).toBeVisible()
    await producer.look('listing-open-to-offers')
    await submit.click()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Submit Your Offer' })).toBeVisible()
    await fillInWithFaults(producer)
    await expectToast(theirs, 'Offer Submitted', 'Complete payment to finalize your offer')
    await expect(theirs.getByRole('heading', { level: 1, name: 'Complete Payment' })).toBeVisible()
    await expect(theirs.getByRole('form', { name: 'Card' })).toBeVisible()
    await producer.look('offer-payment', { whole: true, dark: true })
    await payByCard(theirs, cards.agrees)
    await expectHeld(theirs)
    const offerId = new URL(theirs.url()).searchParams.get('offer')!
    expect(await paymentOf(offerId)).toMatchObject({ status: 'requires_capture', amount: 1_800_000 })
    await expect(figure(theirs, 'Pending')).toContainText('£18,000 held')
    await expect(openOffer(theirs).getByText('Funding Competition Entry')).toBeVisible()
    await producer.look('my-submissions', { whole: true, dark: true })

    await mailTo(agent.person.email, `An offer of £18,000 for “${title}”`)
    await mailTo(producer.person.email, `Your offer for “${title}” is with the agent`)
    await ours.goto('/agent-dashboard')
    await expect(figure(ours, 'Pending offers')).toContainText('1')
    await agent.look('agent-overview-offers', { whole: true, dark: true })
    await ours.getByRole('button', { name: 'Review submissions' }).click()
    await expect(openOffer(ours).getByText('Your answer is needed.')).toBeVisible()
    await expect(openOffer(ours)).toContainText('A first feature, shot in Falmouth.')
    await agent.look('agent-submissions', { whole: true, dark: true })
    const download = ours.waitForEvent('download')
    await openOffer(ours).getByRole('link', { name: 'Download Deck' }).click()
    const deck = await download
    expect(deck.suggestedFilename()).toBe(deckOf().name)
    expect(await readFile(await deck.path())).toEqual(deckOf().buffer)

    await changeTitle(ours.request, listed, { rightsAvailable: ['film'], territory: ['Ireland'] })
    await expect(async () => {
      await theirs.reload()
      const differences = openOffer(theirs).getByRole('table', { name: 'What the listing says differently now' })
      await expect(differences.getByRole('row', { name: /Territory.*Worldwide.*Ireland/ })).toBeVisible({
        timeout: within(3_000),
      })
    }).toPass()
    await producer.look('offer-listing-changed', { whole: true, dark: true })
    await ours.goto(`/agent-dashboard?tab=submissions&offer=${offerId}`)
    await openOffer(ours).getByRole('button', { name: 'Accept' }).click()
    const question = ours.getByRole('alertdialog', { name: `Accept the offer for “${title}”?` })
    await expect(question).toContainText('Stage rights in the United Kingdom.')
    await agent.look('agent-accept', { dark: true })
    await acceptOnTerms(ours)
    await expectToast(ours, 'Offer Accepted', 'The offer has been accepted and payment processed')
    await expect(openOffer(ours).getByText('Your signature is needed.')).toBeVisible()
    expect(await paymentOf(offerId)).toMatchObject({ status: 'succeeded', amount_received: 1_800_000 })
    await agent.look('agent-accepted', { whole: true })
    await mailTo(agent.person.email, `The offer for “${title}” is accepted`)
    await mailTo(producer.person.email, `Your offer for “${title}” has been accepted`)

    await theirs.reload()
    await expect(openOffer(theirs).getByText('Your signature is needed.')).toBeVisible()
    await expect(openOffer(theirs)).toContainText('Farrow & Quill')
    await expect(openOffer(theirs).getByRole('link', { name: agent.person.email })).toBeVisible()
    await expect(openOffer(ours).getByRole('link', { name: producer.person.email })).toBeVisible()
    await producer.look('offer-accepted', { whole: true, dark: true })
    await sign(producer, 'agreement-signing', 'The agent has still to sign.')
    await expect(openOffer(theirs).getByText('Waiting for the agent’s signature.')).toBeVisible()
    await mailTo(agent.person.email, `Please sign the agreement for “${title}”`)
    await ours.reload()
    await sign(agent, 'agreement-signing-agent', 'Both parties have signed.')
    for (const { email } of [producer.person, agent.person])
      await mailTo(email, `The agreement for “${title}” is signed`)

    await theirs.reload()
    await expect(openOffer(theirs).getByText('Both have signed.')).toBeVisible()
    const contract = openOffer(theirs).getByRole('link', { name: 'View Contract' })
    const signed = await theirs.request.get((await contract.getAttribute('href'))!)
    expect(signed.headers()['content-type']).toBe('application/pdf')
    await producer.look('offer-signed', { whole: true })

    await ours.getByRole('tab', { name: 'Analytics' }).click()
    await expect(figure(ours, 'Total revenue')).toContainText('£18,000')
    await expect(ours.getByRole('region', { name: 'Revenue by listing' })).toContainText(title)
    await ours.reload()
    await expect(ours.getByRole('tab', { name: 'Analytics' })).toBeInViewport({ ratio: 0.99 })
    await expect(ours.getByRole('heading', { name: 'Listing performance' })).toBeVisible()
    await agent.look('agent-analytics', { whole: true, dark: true })
    await ours.getByRole('tab', { name: 'Overview' }).click()
    await expect(figure(ours, 'Completed deals')).toContainText('1')
    await expect(figure(ours, 'Total revenue')).toContainText('£18,000')
    await expect(figure(ours, 'Listed assets')).toContainText('1 optioned')
    await ours.getByRole('tab', { name: 'My IP Assets' }).click()
    await ours.getByRole('button', { name: /^Mark as sold/ }).click()
    const sale = ours.getByRole('alertdialog', { name: `Mark “${title}” as sold?` })
    await agent.look('agent-mark-sold', { dark: true })
    await sale.getByRole('button', { name: 'Mark as sold' }).click()
    await expectToast(ours, 'Marked as Sold', `“${title}” now shows as sold.`)
    await expect(ours.getByRole('article').getByText('Sold')).toBeVisible()
    await agent.look('agent-assets-sold')

    await theirs.goto('/producer-dashboard')
    await expect(theirs.getByRole('region', { name: 'Recent Submissions' })).toContainText(title)
    await expect(theirs.getByRole('region', { name: 'Performance Stats' })).toContainText('100.0%')
    await producer.look('producer-dashboard', { whole: true, dark: true })
  })
})
