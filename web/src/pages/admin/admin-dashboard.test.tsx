import {
  peopleAdministrationCalls as calls,
  identityCalls,
  membershipAdministrationCalls,
  type User,
} from '@storyright/contracts/http'
import type { Role } from '@storyright/contracts/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed, problem, refusal } from '../../testing/fake-api.ts'
import { anAdministeredMembership } from '../../testing/membership-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { AdminDashboardPage } from './admin-dashboard.tsx'

const admin = aUser({ id: '11111111-1a45-4e51-a32e-2633a246316b', firstName: 'Morwenna', role: 'admin' })
const rosa = aUser()
let api: ReturnType<typeof fakeApi>
const open = async (at = '/admin-dashboard') => {
  const view = renderPage(<AdminDashboardPage />, { path: '/admin-dashboard', at })
  await screen.findByRole('table', { name: /^Users/ })
  return view
}
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, admin)
  api.on(calls.listUsers, listed([rosa, admin], { total: 2 }))
  api.on(calls.listPendingAgents, listed([], { total: 0 }))
  api.on(calls.oneUser, ({ params }) => (params.id === admin.id ? admin : rosa))
  api.on(membershipAdministrationCalls.membershipOf, anAdministeredMembership())
})

describe('all users', () => {
  it('are read a page at a time', async () => {
    const more = aUser({ id: '22222222-1a45-4e51-a32e-2633a246316b', firstName: 'Idris', lastName: 'Cole' })
    api.on(calls.listUsers, ({ query }) =>
      query.get('cursor') === 'abc'
        ? listed([more], { total: 2 })
        : listed([rosa], { total: 2, next: '/api/admin/users?cursor=abc' }),
    )
    const { user } = await open()
    expect(screen.getByText('Showing 1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await screen.findByRole('button', { name: 'Manage Idris Cole' })).toBeVisible()
    expect(screen.getByText('Showing 2 of 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  it('are searched and filtered by the service', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Search users'), 'rosa')
    await user.selectOptions(screen.getByLabelText('Role'), 'Agent')
    await waitFor(() => {
      const { query } = api.asked(calls.listUsers).at(-1)!
      expect([query.get('search'), query.get('role')]).toEqual(['rosa', 'agent'])
    })
  })

  it('keep search, role and status in the address beside the tab, for a reload and for Back', async () => {
    const { user, unmount } = await open()
    await user.type(screen.getByLabelText('Search users'), 'rosa')
    await user.selectOptions(screen.getByLabelText('Role'), 'Agent')
    await user.selectOptions(screen.getByLabelText('Status'), 'Suspended')
    await waitFor(() => expect(where()).toContain('search=rosa'))
    const address = where()!
    for (const part of ['role=agent', 'status=suspended']) expect(address).toContain(part)
    unmount()
    renderPage(<AdminDashboardPage />, { path: '/admin-dashboard', at: address })
    await screen.findByRole('table', { name: /^Users/ })
    expect(screen.getByLabelText('Search users')).toHaveValue('rosa')
    expect(screen.getByLabelText('Role')).toHaveValue('agent')
    const { query } = api.asked(calls.listUsers).at(-1)!
    expect(Object.fromEntries(query)).toMatchObject({ search: 'rosa', role: 'agent', status: 'suspended' })
  })

  it('says when nobody fits', async () => {
    api.on(calls.listUsers, listed([], { total: 0 }))
    renderPage(<AdminDashboardPage />, { path: '/admin-dashboard' })
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible()
  })

  it('fail alone, to be tried again', async () => {
    api.on(calls.listUsers, refusal(503, 'Away.'))
    const { user } = renderPage(<AdminDashboardPage />, { path: '/admin-dashboard' })
    await screen.findByText('The users could not be read.')
    api.on(calls.listUsers, listed([rosa], { total: 1 }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Manage Rosa Adeyemi' })).toBeVisible()
  })

  it('show none of the earlier ones beside a search that failed', async () => {
    const { user } = await open()
    api.on(calls.listUsers, refusal(503, 'Away.'))
    await user.type(screen.getByLabelText('Search users'), 'idris')
    expect(await screen.findByText('The users could not be read.')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('lead to signing in when the session is lost', async () => {
    api.on(calls.listUsers, refusal(401, 'You are not signed in.'))
    renderPage(<AdminDashboardPage />, { path: '/admin-dashboard' })
    await waitFor(() => expect(openToast()?.title).toBe('Unauthorised'))
    await waitFor(() => expect(where()).toBe('/auth?next=%2Fadmin-dashboard'))
  })
})

describe('the order of users', () => {
  it('is asked of the service, and stands in the address', async () => {
    const { user } = await open()
    const press = () => user.click(screen.getByRole('button', { name: 'Last sign-in' }))
    await press()
    await waitFor(() => expect(api.asked(calls.listUsers).at(-1)!.query.get('sort')).toBe('last-sign-in'))
    await press()
    await waitFor(() => expect(api.asked(calls.listUsers).at(-1)!.query.get('sort')).toBe('-last-sign-in'))
    expect(where()).toBe('/admin-dashboard?sort=-last-sign-in')
    expect(screen.getByRole('columnheader', { name: 'Last sign-in' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('link', { name: /^Export CSV/ })).toHaveAttribute(
      'href',
      '/api/admin/users.csv?sort=-last-sign-in',
    )
  })
})

describe('several accounts at once', () => {
  const idris = aUser({ id: '22222222-1a45-4e51-a32e-2633a246316b', firstName: 'Idris', lastName: 'Cole' })
  const people = [rosa, idris, admin]
  const suspended = (person: User): User => ({ ...person, status: 'suspended' })
  beforeEach(() => {
    api.on(calls.listUsers, listed(people, { total: 3 }))
    api.on(calls.oneUser, ({ params }) => {
      const body = people.find(({ id }) => id === params.id)!
      return { status: 200, body, headers: { etag: `"${body.firstName}"` } }
    })
  })
  const row = (name: string) => within(screen.getByRole('button', { name: `Manage ${name}` }).closest('tr')!)
  const selectAll = async () => {
    const view = await open()
    await view.user.click(screen.getByRole('checkbox', { name: 'Select all 3 shown' }))
    expect(screen.getByText('3 selected')).toBeVisible()
    return view
  }

  it('are suspended one by one as they were seen, after a question with their number', async () => {
    api.on(calls.suspendUser, ({ params }) => suspended(people.find(({ id }) => id === params.id)!))
    const { user } = await selectAll()
    await user.click(screen.getByRole('button', { name: 'Suspend' }))
    const question = await screen.findByRole('alertdialog', { name: 'Suspend: 2 accounts?' })
    expect(question).toHaveAccessibleDescription(/not for 1 account of the selection, which will not change/)
    expect(api.asked(calls.suspendUser)).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Suspend (2)' }))
    await waitFor(() => expect(openToast()).toMatchObject({ title: '2 accounts suspended' }))
    expect(api.asked(calls.suspendUser).map(({ params, headers }) => [params.id, headers.get('if-match')])).toEqual([
      [rosa.id, '"Rosa"'],
      [idris.id, '"Idris"'],
    ])
    expect(screen.getByText('1 selected')).toBeVisible() // who could not be suspended
  })

  it('that fail say why beside themselves, stay selected, and keep no other from being done', async () => {
    api.on(calls.suspendUser, ({ params }) =>
      params.id === rosa.id ? refusal(409, 'This account waits for its deletion.') : suspended(idris),
    )
    const { user } = await selectAll()
    await user.click(screen.getByRole('button', { name: 'Suspend' }))
    await user.click(await screen.findByRole('button', { name: 'Suspend (2)' }))
    await waitFor(() =>
      expect(openToast()).toMatchObject({
        title: '1 account suspended',
        description: '1 account failed. The reason is beside each, and they are still selected.',
        variant: 'destructive',
      }),
    )
    expect(row('Rosa Adeyemi').getByRole('alert')).toHaveTextContent('This account waits for its deletion.')
    expect(row('Idris Cole').getAllByText('Suspended')).not.toEqual([])
    expect(screen.getByRole('checkbox', { name: 'Select Rosa Adeyemi' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select Idris Cole' })).not.toBeChecked()
  })

  it('that somebody has changed meanwhile are left as they are', async () => {
    api.on(calls.oneUser, ({ params }) => aUser({ ...people.find(({ id }) => id === params.id)!, role: 'agent' }))
    const { user } = await selectAll()
    await user.click(screen.getByRole('button', { name: 'Change role' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.selectOptions(question.getByLabelText('Role'), 'Premium')
    await user.click(question.getByRole('button', { name: 'Change role (2)' }))
    await waitFor(() => expect(openToast()?.description).toMatch(/^2 accounts failed/))
    expect(row('Rosa Adeyemi').getByRole('alert')).toHaveTextContent(/^Someone else has just changed this account/)
    expect(api.asked(calls.changeRole)).toEqual([])
  })

  it('are read again once, when all are done', async () => {
    api.on(calls.suspendUser, ({ params }) => suspended(people.find(({ id }) => id === params.id)!))
    const { user } = await open('/admin-dashboard?status=active')
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3 shown' }))
    const before = api.asked(calls.listUsers).length
    await user.click(screen.getByRole('button', { name: 'Suspend' }))
    await user.click(await screen.findByRole('button', { name: 'Suspend (2)' }))
    await waitFor(() => expect(openToast()?.title).toBe('2 accounts suspended'))
    await waitFor(() => expect(api.asked(calls.listUsers)).toHaveLength(before + 1))
  })

  it('show how far they are, and stop where they are told to; what is done stays done', async () => {
    let answer = () => {}
    api.on(calls.suspendUser, () => new Promise((resolve) => (answer = () => resolve(suspended(rosa)))))
    const { user } = await selectAll()
    await user.click(screen.getByRole('button', { name: 'Suspend' }))
    await user.click(await screen.findByRole('button', { name: 'Suspend (2)' }))
    expect(await screen.findByText(/^0 of 2 done/)).toBeVisible()
    await waitFor(() => expect(api.asked(calls.suspendUser)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    answer()
    await waitFor(() => expect(openToast()?.title).toBe('1 account suspended'))
    expect(api.asked(calls.suspendUser)).toHaveLength(1)
  })
})

describe('managing somebody', () => {
  const manage = async (name = 'Rosa Adeyemi') => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: `Manage ${name}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Status')
    return { user, dialog }
  }
  const choices = async (role: Role) => {
    api.on(calls.listUsers, listed([aUser({ role })], { total: 1 }))
    api.on(calls.oneUser, aUser({ role }))
    const { dialog } = await manage()
    return within(dialog.getByLabelText('Role'))
      .getAllByRole('option')
      .map((option) => option.textContent)
  }

  it('offers the roles that can be given', async () => {
    expect(await choices('producer')).toEqual(['Free', 'Premium', 'Producer', 'Agent'])
  })

  it('offers Admin only for who is one already', async () => {
    expect(await choices('admin')).toEqual(['Free', 'Premium', 'Producer', 'Agent', 'Admin'])
    expect(screen.queryByRole('button', { name: 'Suspend Account' })).toBeNull()
  })

  it('changes the role after a question', async () => {
    api.on(calls.changeRole, aUser({ role: 'premium' }))
    const { user, dialog } = await manage()
    expect(dialog.getByRole('button', { name: 'Change Role' })).toBeDisabled()
    await user.selectOptions(dialog.getByLabelText('Role'), 'Premium')
    await user.click(dialog.getByRole('button', { name: 'Change Role' }))
    expect(api.asked(calls.changeRole)).toHaveLength(0)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change Role' }))
    await waitFor(() => expect(openToast()?.description).toBe('Rosa Adeyemi now has the role Premium.'))
    expect(api.asked(calls.changeRole)[0]?.body).toEqual({ role: 'premium' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('suspends after a question, and reads the users again', async () => {
    api.on(calls.suspendUser, () => {
      api.on(calls.listUsers, listed([aUser({ status: 'suspended' })], { total: 1 }))
      return aUser({ status: 'suspended' })
    })
    const { user, dialog } = await manage()
    await user.click(dialog.getByRole('button', { name: 'Suspend Account' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend Account' }))
    await waitFor(() => expect(openToast()?.title).toBe('User Suspended'))
    expect(await within(screen.getByRole('table', { name: /^Users/ })).findByText('Suspended')).toBeVisible()
  })

  it.each<[Role, RegExp]>([
    ['agent', /listings are hidden until the suspension ends\. Pending offers on them stay/],
    ['producer', /Nothing is charged meanwhile/],
  ])('says what a suspension does to an account of role %s', async (role, says) => {
    api.on(calls.oneUser, aUser({ role }))
    const { user, dialog } = await manage()
    await user.click(dialog.getByRole('button', { name: 'Suspend Account' }))
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(says)
  })

  it('decides on the account that was seen, and shows the one there is after another decision', async () => {
    const says = 'This was changed after you opened it. Nothing has been saved yet.'
    api.on(calls.oneUser, { status: 200, body: rosa, headers: { etag: '"4"' } })
    api.on(calls.suspendUser, problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: says }))
    const { user, dialog } = await manage()
    api.on(calls.oneUser, { status: 200, body: aUser({ status: 'suspended' }), headers: { etag: '"5"' } })
    await user.click(dialog.getByRole('button', { name: 'Suspend Account' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend Account' }))
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Suspension Failed', description: says }))
    expect(api.asked(calls.suspendUser)[0]?.headers.get('if-match')).toBe('"4"')
    expect(await dialog.findByRole('button', { name: 'Activate Account' })).toBeVisible()
  })

  it('lifts a suspension', async () => {
    api.on(calls.listUsers, listed([aUser({ status: 'suspended' })], { total: 1 }))
    api.on(calls.oneUser, aUser({ status: 'suspended' }))
    api.on(calls.activateUser, aUser())
    const { user, dialog } = await manage()
    await user.click(dialog.getByRole('button', { name: 'Activate Account' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Activate Account' }))
    await waitFor(() => expect(openToast()?.title).toBe('User Activated'))
  })

  it('says why a change failed', async () => {
    api.on(calls.suspendUser, refusal(409, 'An administrator cannot be suspended.'))
    const { user, dialog } = await manage()
    await user.click(dialog.getByRole('button', { name: 'Suspend Account' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend Account' }))
    await waitFor(() =>
      expect(openToast()).toEqual({
        title: 'Suspension Failed',
        description: 'An administrator cannot be suspended.',
        variant: 'destructive',
      }),
    )
  })

  it('keeps administrators from their own role', async () => {
    const { dialog } = await manage('Morwenna Adeyemi')
    expect(dialog.getByText('You cannot change your own role.')).toBeVisible()
  })
})
