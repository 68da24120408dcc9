import { membershipCalls } from '@storyright/contracts/http'
import { screen, within } from '@testing-library/react'
import { refusal } from '../../testing/fake-api.ts'
import { memberApi } from '../../testing/membership-api.ts'
import { aFreePlan, anInvoice } from '../../testing/membership-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ProfilePage } from './profile.tsx'

let api: ReturnType<typeof memberApi>
beforeEach(() => {
  api = memberApi()
})
const open = () => renderPage(<ProfilePage />, { path: '/profile', at: '/profile' })

describe('the invoices of a membership', () => {
  it('stand in a table, each with its PDF, credit notes among them', async () => {
    const note = { id: '3c1d3f64-52cb-4d0b-8a5e-3e4d2b0c9a32', number: 'SR-CN-000002', status: 'credit_note' } as const
    api.on(membershipCalls.invoices, [
      anInvoice({ ...note, net: -180, vat: -36, gross: -216 }),
      anInvoice({ status: 'refunded' }),
    ])
    open()
    const table = within(await screen.findByRole('table', { name: 'Invoices and credit notes' }))
    const [, credit, paid] = table.getAllByRole('row').map((row) => row.textContent)
    expect(credit).toContain('SR-CN-00000222 Nov 2026Credit note-£180.00-£36.00-£216.00')
    expect(paid).toContain('SR-00000722 Nov 2026Invoice, refunded£180.00£36.00£216.00')
    expect(table.getByRole('link', { name: 'PDF of SR-CN-000002' })).toHaveAttribute(
      'href',
      `/api/membership/invoices/${note.id}/pdf`,
    )
  })

  it('are none before the first payment', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan())
    api.on(membershipCalls.invoices, [])
    open()
    expect(await screen.findByText(/^No invoices yet\./)).toBeVisible()
  })

  it('stay when the membership is over', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'ended' }))
    open()
    expect(await screen.findByRole('link', { name: 'PDF of SR-000007' })).toBeVisible()
  })

  it('fail alone', async () => {
    api.on(membershipCalls.invoices, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('Your invoices could not be loaded.')).toBeVisible()
    expect(screen.getByText('Visa ending in 4242, expires 08 / 99')).toBeVisible()
  })
})
