import { type RightsAvailability, takingCalls } from '@storyright/contracts/http'
import { act, screen, waitFor } from '@testing-library/react'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RightsCheck } from './rights-check.tsx'
// Compiled beforehand, so that no test waits for that.
import './rights-check-dialog.tsx'

const line = (text: string): RightsAvailability['asked'] => ({
  territories: 'World ex US',
  languages: 'L',
  rights: 'film+tv',
  from: null,
  to: null,
  exclusivity: 'exclusive',
  text,
})
const text = 'World ex US; L; film+tv; always; exclusive'
const partly: RightsAvailability = {
  asked: line('World; L; film+tv; always; exclusive'),
  free: 'part',
  lines: [line(text)],
  taken: [{ line: line('US; L; film+tv; always; exclusive'), reason: 'sold', until: null, mayRunUntil: null }],
  text: 'Free: film and TV, worldwide except United States. Not free: United States (sold).',
  asOf: '2026-11-28T15:00:00.000Z',
}
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
})
const open = async (status = 'available') => {
  const { user } = renderPage(<RightsCheck listingId="7" title="The Moonstone" status={status} />, {
    path: '/listing/7',
  })
  await user.click(screen.getByRole('button', { name: 'Is it free for me?' }))
  await screen.findByRole('dialog', { name: 'Is it free for me?' })
  return user
}
const check = async (user: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Check' }))

describe('asking whether rights are free', () => {
  it('sends what was filled in as a line, says what is free and what is not, and offers on what is', async () => {
    api.on(takingCalls.rightsAvailability, partly)
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Television' }))
    await user.type(screen.getByLabelText(/^Except/), 'US')
    await check(user)
    expect(await screen.findByRole('heading', { name: 'Part of it is free' })).toBeVisible()
    expect(screen.getByText('Not free: United States (sold).')).toBeVisible()
    expect(api.asked(takingCalls.rightsAvailability)[0]?.query.get('grant')).toBe('World ex US; all; film; exclusive')
    const way = screen.getByRole('link', { name: 'Offer on what is free' })
    expect(way).toHaveAttribute('href', `/submit-offer/7?${new URLSearchParams({ scope: text })}`)
  })

  it('takes the answer away once the question is another, also one that is still on its way', async () => {
    api.on(takingCalls.rightsAvailability, partly)
    const user = await open()
    await check(user)
    await screen.findByRole('heading', { name: 'Part of it is free' })
    await user.click(screen.getByRole('checkbox', { name: 'Television' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull())
    let answer = () => {}
    api.on(takingCalls.rightsAvailability, () => new Promise((resolve) => (answer = () => resolve(partly))))
    await check(user)
    await user.type(screen.getByLabelText(/^Except/), 'US')
    await act(async () => answer())
    expect(await screen.findByRole('button', { name: 'Check' })).toBeEnabled()
    expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull()
  })

  it('leads to no offer where the title takes none', async () => {
    api.on(takingCalls.rightsAvailability, partly)
    await check(await open('sold'))
    await screen.findByRole('heading', { name: 'Part of it is free' })
    expect(screen.queryByRole('link', { name: /^Offer/ })).toBeNull()
  })

  it('shows a fault at the field that it comes from', async () => {
    const message = '“Mars” is no country or region'
    api.on(takingCalls.rightsAvailability, refusal(400, message, [{ path: 'grant', message, line: 1, column: 10 }]))
    const user = await open()
    await user.type(screen.getByLabelText(/^Except/), 'Mars')
    await check(user)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(/^Except/)).toBeInvalid()
  })

  it('needs at least one right', async () => {
    const user = await open()
    for (const name of ['Film', 'Television']) await user.click(screen.getByRole('checkbox', { name }))
    await check(user)
    expect(await screen.findByText('Choose at least one right')).toBeVisible()
  })
})
