import {
  peopleAdministrationCalls as calls,
  identityCalls,
  membershipAdministrationCalls,
  type User,
} from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed, problem, refusal } from '../../testing/fake-api.ts'
import { anAdministeredMembership } from '../../testing/membership-samples.ts'
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
const opens = (user: User, etag = '"1"') => api.on(calls.oneUser, { status: 200, body: user, headers: { etag } })
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'admin' }))
  api.on(calls.listUsers, listed([], { total: 0 }))
  api.on(calls.listPendingAgents, listed([applicant], { total: 1 }))
  opens(applicant)
})
const open = () =>
  renderPage(<AdminDashboardPage />, { path: '/admin-dashboard', at: '/admin-dashboard?tab=applications' })
const review = async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Review Imogen Farrow' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Agency name')
  return { user, dialog }
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
    for (const text of [
      'Imogen',
      'Farrow',
      'rosa@example.test',
      'Farrow & Quill',
      '6',
      'Nine novelists',
      '3 Nov 2026, 09:30',
    ])
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
    expect(api.asked(calls.verifyAgent)[0]?.headers.get('if-match')).toBe('"1"')
    expect(await screen.findByRole('heading', { name: 'No pending agent applications' })).toBeVisible()
  })

  it('show what another administrator has decided meanwhile', async () => {
    const says = 'This was changed after you opened it. Nothing has been saved yet.'
    api.on(calls.verifyAgent, problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: says }))
    const { user, dialog } = await review()
    opens({ ...applicant, status: 'active', isVerified: true }, '"2"')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Verification failed', description: says }))
    expect(await dialog.findByText(/has been decided\. Its account is now: Active\./)).toBeVisible()
    for (const name of ['Approve', 'Reject']) expect(dialog.queryByRole('button', { name })).toBeNull()
  })

  it('are approved later, too, from the list of users', async () => {
    const rejected: User = { ...applicant, status: 'rejected' }
    api.on(calls.listUsers, listed([rejected], { total: 1 }))
    api.on(membershipAdministrationCalls.membershipOf, anAdministeredMembership())
    opens(rejected)
    api.on(calls.verifyAgent, { ...rejected, status: 'active', isVerified: true })
    const { user } = renderPage(<AdminDashboardPage />, { path: '/admin-dashboard' })
    await user.click(await screen.findByRole('button', { name: 'Manage Imogen Farrow' }))
    await user.click(await screen.findByRole('button', { name: 'Review Application' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Imogen Farrow' }))
    expect(await dialog.findByText(/Its account is now: Rejected\./)).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(openToast()?.description).toBe('Agent has been approved.'))
  })

  it('ask before notes are lost', async () => {
    const { user, dialog } = await review()
    await user.type(dialog.getByLabelText(/^Notes/), 'Seen.')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(dialog.getByLabelText(/^Notes/)).toHaveValue('Seen.')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
