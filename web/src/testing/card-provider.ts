import type { Call } from '@storyright/contracts/http'
import { post } from '@storyright/contracts/vocabulary'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { site } from '../shared/site.ts'
import type { fakeApi } from './fake-api.ts'

const atProvider = { summary: 'Confirm', access: 'public', status: 200 } as const
/** The provider's own calls, as its browser client makes them. */
export const confirmPaymentAtProvider: Call = { ...post('/v1/payment_intents/:id/confirm'), ...atProvider }
export const confirmSetupAtProvider: Call = { ...post('/v1/setup_intents/:id/confirm'), ...atProvider }

/** How the services say that browsers pay. */
export const sandboxSettings = { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' }

export const typeCard = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

/** Fills in the sandbox's card form and presses its button. */
export async function giveCard(user: UserEvent, press: string, number = '4242424242424242') {
  await screen.findByLabelText('Card number')
  typeCard('Card number', number)
  typeCard('Expiry', '1239')
  typeCard('Security code', '123')
  await user.click(screen.getByRole('button', { name: press }))
}

/** Does what the bank's page follows on, and waits until the browser was sent to that page. */
export async function expectTheBank(api: ReturnType<typeof fakeApi>, doing: () => Promise<void>) {
  const leaveFor = jest.spyOn(site, 'leaveFor').mockImplementation(() => {})
  const url = 'http://sandbox.test/3ds/pi_1'
  const answer = Promise.withResolvers<{ status: number; body: object }>()
  api.on(confirmPaymentAtProvider, () => answer.promise)
  await doing()
  answer.resolve({
    status: 200,
    body: { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { url } } },
  })
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url))
  leaveFor.mockRestore()
}
