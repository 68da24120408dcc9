import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })

/** Fills in the sandbox's card form and presses its button. */
export async function giveCard(user: UserEvent, press: string, number = '4242424242424242') {
  await screen.findByLabelText('Card number')
  type('Card number', number)
  type('Expiry', '1239')
  type('Security code', '123')
  await user.click(screen.getByRole('button', { name: press }))
}
