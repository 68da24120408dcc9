import type { Call } from '@storyright/contracts/http'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type fakeApi, refusal } from './fake-api.ts'

type Api = ReturnType<typeof fakeApi>

/** Opens a page whose call fails at first, then presses Try again and lets it succeed. */
export async function tryAgain<C extends Call>(
  api: Api,
  call: C,
  answer: Parameters<typeof api.on<C>>[1],
  open: () => { user: UserEvent },
): Promise<void> {
  api.on(call, refusal(503, 'Away.'))
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.on(call, answer)
  await user.click(again)
}
