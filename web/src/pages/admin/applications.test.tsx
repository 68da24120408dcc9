import { peopleAdministrationCalls as calls, identityCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { openToast, renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { AdminDashboardPage } from './admin-dashboard.tsx'

const applicant = aUser({
  firstName: 'Imogen',
  lastName: 'Farrow',
  role: 'agent',
  status: 'pending_review',
  isVerified: false,
  companyName: 'Farrow & Quill',
  agencyWebsite: 'https://farrowquill.example',
  agencyYearsInBusiness: 6,
  agencyClientList: 'Nine novelists',
  agentVerificationSubmittedAt: '2026-11-03T09:30:00.000Z',
})
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'admin' }))
  api.on(calls.listUsers, listed([], { total: 0 }))
  api.on(calls.listPendingAgents, listed([applicant], { total: 1 }))
})
const open = () =>
  renderPage(<AdminDashboardPage />, { path: '/admin-dashboard', at: '/admin-dashboard?tab=applications' })
const review = async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Review Imogen Farrow' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

describe('pending applications', () => {
  it('are counted on their tab', async () => {
    open()
    expect(await screen.findByRole('tab', { name: 'Pending Applications 1' })).toBeVisible()
  })

  it('say when none waits', async () => {
    api.on(calls.listPendingAgents, listed([], { total: 0 }))
    open()
    expect(await screen.findByRole('heading', { name: 'No pending agent applications' })).toBeVisible()
  })

  it('show all that the applicant says', async () => {
    const { dialog } = await review()
    for (const text of ['rosa@example.test', 'Farrow & Quill', '6', 'Nine novelists', '3 Nov 2026, 09:30'])
      expect(dialog.getByText(text)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'https://farrowquill.example' })).toHaveAttribute('rel', 'noreferrer')
  })

  it.each([
    ['Approve', 'approved'],
    ['Reject', 'rejected'],
  ])('%s with notes', async (button, status) => {
    api.on(calls.verifyAgent, () => {
      api.on(calls.listPendingAgents, listed([], { total: 0 }))
      return applicant
    })
    const { user, dialog } = await review()
    await user.type(dialog.getByLabelText(/^Notes/), 'Seen the list.')
    await user.click(dialog.getByRole('button', { name: button }))
    await waitFor(() =>
      expect(openToast()).toMatchObject({
        title: 'Agent verification updated',
        description: `Agent has been ${status}.`,
      }),
    )
    expect(api.asked(calls.verifyAgent)[0]?.body).toEqual({ status, notes: 'Seen the list.' })
    expect(await screen.findByRole('heading', { name: 'No pending agent applications' })).toBeVisible()
  })

  it('say why a decision was not taken, and keep the notes', async () => {
    api.on(calls.verifyAgent, refusal(409, 'This application has already been approved.'))
    const { user, dialog } = await review()
    await user.type(dialog.getByLabelText(/^Notes/), 'Seen.')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(openToast()).toEqual({
        title: 'Verification failed',
        description: 'This application has already been approved.',
        variant: 'destructive',
      }),
    )
    expect(dialog.getByLabelText(/^Notes/)).toHaveValue('Seen.')
  })
})
