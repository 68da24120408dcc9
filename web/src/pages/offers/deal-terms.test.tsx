import { offerCalls } from '@storyright/contracts/http'
import type { Deal } from '@storyright/contracts/vocabulary'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { offerForm, unpaid } from '../../testing/offer-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SubmitOfferPage } from './submit-offer.tsx'

const form = offerForm()
const { fillIn, submit } = form
const open = (query = '') =>
  renderPage(<SubmitOfferPage />, { path: '/submit-offer/:listingId', at: `/submit-offer/7${query}` })
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))
const sent = () => form.api.asked(offerCalls.createOffer)[0]?.body as { deal: Deal | null } | undefined

describe('the terms of a deal', () => {
  it('may be left alone', async () => {
    const { user } = open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(sent()).toMatchObject({ deal: null }))
  })

  it('are worked out at a budget that one types, and sent', async () => {
    const { user } = open()
    await fillIn(user)
    type('Offer amount', '5000')
    choose('Purchase price', 'By budget')
    expect(screen.getByText(/^Give the offer amount, the percentage and a budget/)).toBeVisible()
    type('Percent of the budget', '2.5')
    type(/^At least/, '40,000')
    type(/^Example budget/, '£2,000,000')
    expect(screen.getByText('At a budget of £2,000,000: price £50,000, due on exercise £45,000.')).toBeVisible()
    choose('Option fee and price', 'Does not count')
    expect(screen.getByText('At a budget of £2,000,000: price £50,000, due on exercise £50,000.')).toBeVisible()
    choose('Extension', 'Twice')
    type(/^Extension fee/, '3000')
    await submit(user)
    await waitFor(() =>
      expect(sent()?.deal).toEqual({
        feeCreditable: false,
        price: { kind: 'budget', percent: 2.5, floor: 40_000, ceiling: null },
        extension: { times: 2, fee: 3_000 },
      }),
    )
  })

  it('open what is folded away where something in it has to be mended, and lead there', async () => {
    const { user } = open()
    await fillIn(user)
    const more = screen.getByText('More terms').closest('details')!
    expect(more).not.toHaveAttribute('open')
    type(/^Percent of net profits/, '2.3')
    await submit(user)
    expect(await screen.findByText('Between 0% and 10% of net profits, in steps of 0.25')).toBeVisible()
    expect(more).toHaveAttribute('open')
    await waitFor(() => expect(screen.getByLabelText(/^Percent of net profits/)).toHaveFocus())
    expect(sent()).toBeUndefined()
  })

  it('are kept while the page is left, and folded open again', async () => {
    const first = open()
    await fillIn(first.user)
    choose('Purchase price', 'Fixed')
    type('Price', '£60,000')
    type(/^Further terms/, 'Two set visits')
    first.unmount()
    open()
    expect(await screen.findByLabelText('Price')).toHaveValue('£60,000')
    expect(screen.getByText('More terms').closest('details')).toHaveAttribute('open')
    expect(screen.getByLabelText(/^Further terms/)).toHaveValue('Two set visits')
  })

  it('are compared with what was offered while they are changed', async () => {
    const deal: Deal = { price: { kind: 'fixed', amount: 60_000 } }
    form.api.on(offerCalls.getOffer, { ...unpaid, deal })
    form.api.on(offerCalls.changeTerms, { offer: { ...unpaid, deal }, clientSecret: 'pi_1_secret_b' })
    const { user } = open(`?offer=${unpaid.id}&change=terms`)
    expect(await screen.findByLabelText('Price')).toHaveValue('60000')
    expect(screen.queryByRole('table', { name: 'What you are changing' })).toBeNull()
    type('Price', '70,000')
    choose('Extension', 'No')
    const table = await screen.findByRole('table', { name: 'What you are changing' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent?.replace(/^(Before|Now)/, '')),
      ),
    ).toEqual([
      ['Purchase price', '£60,000', '£70,000'],
      ['Extension', 'As usual', 'None'],
    ])
    await user.click(screen.getByRole('button', { name: 'Save and Continue to Payment' }))
    await waitFor(() =>
      expect(form.api.asked(offerCalls.changeTerms)[0]?.body).toMatchObject({
        deal: { price: { kind: 'fixed', amount: 70_000 }, extension: { times: 0 } },
      }),
    )
  })
})
