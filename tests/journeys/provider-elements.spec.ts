import { environment } from './support/environment.ts'
import { openOffer } from './support/offer-pages.ts'
import { listTitle, makeOffer } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { standInForProvider } from './support/provider-elements.ts'
import { paymentOf } from './support/sandbox.ts'

test.describe('paying with the card provider’s own fields', () => {
  test('is let do by our pages all that the provider’s script and frames ask for', async ({ agent, producer }) => {
    test.skip(!environment.providerUrl, 'There is no gateway here that speaks to the provider itself')
    const { page, look } = producer
    const { id } = await listTitle(agent.page.request)
    const { offer } = await makeOffer(page.request, id)
    await standInForProvider(page.context())
    const refused: string[] = []
    await page.exposeFunction('noteViolation', (what: string) => refused.push(what))
    await page.addInitScript(`addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noteViolation(violatedDirective + ' ' + blockedURI))`)

    await page.goto(`${environment.providerUrl}/submit-offer/${id}?offer=${offer.id}`)
    const form = page.getByRole('form', { name: 'Card' })
    const pay = form.getByRole('button', { name: 'Hold £12,000 and submit offer' })
    await expect(form.locator('iframe')).toBeVisible()
    await expect(pay).toBeEnabled()
    await expect(form.getByRole('alert')).toHaveCount(0)
    await look('provider-elements', { whole: true })
    await pay.click()
    await expect(page).toHaveURL(`${environment.providerUrl}/my-submissions?offer=${offer.id}`)
    await expect(openOffer(page).getByText('The agent has your offer.')).toBeVisible()
    expect(await paymentOf(offer.id)).toMatchObject({ status: 'requires_capture', amount: 1_200_000 })
    expect(refused, 'what the page’s policy refused').toEqual([])
  })
})
