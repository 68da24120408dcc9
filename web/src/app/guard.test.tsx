import { identityCalls } from '@storyright/contracts/http'
import { screen, waitFor } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { renderRoutes } from '../testing/render-page.tsx'
import { aUser } from '../testing/samples.ts'
import { Guard } from './guard.tsx'

const open = (at = '/users') =>
  renderRoutes(
    [
      { path: '/users', element: <Guard access="admin" />, children: [{ index: true, element: <h1>Users</h1> }] },
      { path: '*', element: null },
    ],
    at,
  ).router

describe('a page with a rule', () => {
  it('waits until it is known who asks, then lets in whom the rule allows', async () => {
    fakeApi().on(identityCalls.currentUser, aUser({ role: 'admin' }))
    open()
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
  })

  it('sends a visitor to sign in', async () => {
    fakeApi().on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    const router = open()
    await waitFor(() => expect(createPath(router.state.location)).toBe('/auth?next=%2Fusers'))
  })

  it('leads back to the very part of the page that a link was for', async () => {
    fakeApi().on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    const router = open('/users?role=agent#newest')
    await waitFor(() => expect(createPath(router.state.location)).toBe('/auth?next=%2Fusers%3Frole%3Dagent%23newest'))
  })

  it('sends home whom the rule does not allow', async () => {
    fakeApi().on(identityCalls.currentUser, aUser())
    const router = open()
    await waitFor(() => expect(createPath(router.state.location)).toBe('/'))
  })

  it('does not take a failing service for a visitor', async () => {
    fakeApi().on(identityCalls.currentUser, refusal(503, 'Away.'))
    const router = open()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(createPath(router.state.location)).toBe('/users')
  })
})
