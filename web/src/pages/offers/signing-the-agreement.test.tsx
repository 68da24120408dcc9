import { offerCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../testing/fake-api.ts'
import { anAcceptedOffer, aSignature } from '../../testing/offer-samples.ts'
import { openToast, renderPage } from '../../testing/render-page.tsx'
import { openedOffer, submissionsApi } from '../../testing/submissions.ts'
import { MySubmissionsPage } from './my-submissions.tsx'

const made = submissionsApi()
const open = () => renderPage(<MySubmissionsPage />, { path: '/my-submissions' })

describe('signing the agreement', () => {
  const ask = async () => {
    made.offers = [anAcceptedOffer()]
    const { user } = open()
    await user.click((await openedOffer()).getByRole('button', { name: 'Sign agreement' }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }
  const read = async ({ user, dialog }: Awaited<ReturnType<typeof ask>>) => {
    const link = dialog.getByRole('link', { name: 'Open the agreement (PDF)' })
    link.addEventListener('click', (event) => event.preventDefault()) // jsdom opens no tabs
    await user.click(link)
  }

  it('is possible only once the agreement was opened', async () => {
    const asked = await ask()
    await asked.user.type(asked.dialog.getByLabelText('Your full name'), 'Rosa Adeyemi')
    expect(asked.dialog.getByRole('button', { name: 'Sign agreement' })).toBeDisabled()
    await read(asked)
    expect(asked.dialog.getByRole('button', { name: 'Sign agreement' })).toBeEnabled()
  })

  it('keeps the hash of the text behind Technical details', async () => {
    const { user, dialog } = await ask()
    const hash = dialog.getByText(new RegExp(anAcceptedOffer().agreement!.textHash))
    const details = hash.closest('details')!
    expect(details.open).toBe(false)
    await user.click(dialog.getByText('Technical details'))
    expect(details.open).toBe(true)
  })

  it('needs a name, and shows the signature afterwards', async () => {
    const signed = anAcceptedOffer({
      agreement: { ...anAcceptedOffer().agreement!, producer: aSignature('Rosa Adeyemi') },
    })
    made.api.on(offerCalls.signAgreement, () => {
      made.offers = [signed]
      return signed
    })
    const asked = await ask()
    await read(asked)
    await asked.user.click(asked.dialog.getByRole('button', { name: 'Sign agreement' }))
    expect(await asked.dialog.findByText('Please type your full name')).toBeVisible()
    await asked.user.type(asked.dialog.getByLabelText('Your full name'), 'Rosa Adeyemi')
    await asked.user.click(asked.dialog.getByRole('button', { name: 'Sign agreement' }))
    await waitFor(() => expect(openToast()?.title).toBe('Agreement Signed'))
    const { textHash } = signed.agreement!
    expect(made.api.asked(offerCalls.signAgreement)[0]?.body).toEqual({ name: 'Rosa Adeyemi', textHash })
    expect(await screen.findByText('Waiting for the agent’s signature.')).toBeVisible()
  })
})

describe('signing the agreement as oneself', () => {
  const ready = async () => {
    made.offers = [anAcceptedOffer()]
    const { user } = open()
    await user.click((await openedOffer()).getByRole('button', { name: 'Sign agreement' }))
    const dialog = within(await screen.findByRole('dialog'))
    const read = async (name: string) => {
      const link = dialog.getByRole('link', { name })
      link.addEventListener('click', (event) => event.preventDefault())
      await user.click(link)
    }
    const press = () => user.click(dialog.getByRole('button', { name: 'Sign agreement' }))
    await read('Open the agreement (PDF)')
    await user.type(dialog.getByLabelText('Your full name'), 'Someone Else')
    return { dialog, read, press }
  }

  it('says whose name is expected, and shows at the field that another was refused', async () => {
    const says = 'Please type your own name as your account has it'
    made.api.on(offerCalls.signAgreement, refusal(400, says, [{ path: 'name', message: says }]))
    const { dialog, press } = await ready()
    expect(dialog.getByText('Rosa Adeyemi')).toBeVisible()
    await press()
    await waitFor(() => expect(dialog.getByLabelText('Your full name')).toHaveAccessibleDescription(RegExp(says)))
    expect(openToast()).toBeUndefined()
  })

  it('asks to read again when the text is not the one that was opened', async () => {
    const refused = refusal(409, 'This is not the text that you read.')
    made.api.on(offerCalls.signAgreement, { ...refused, body: { ...(refused.body as object), code: 'OTHER_TEXT' } })
    const { dialog, read, press } = await ready()
    await press()
    expect(await dialog.findByText(/Read again before you sign/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Sign agreement' })).toBeDisabled()
    await read('Read again (PDF)')
    expect(dialog.queryByText(/Read again before you sign/)).toBeNull()
    expect(dialog.getByRole('button', { name: 'Sign agreement' })).toBeEnabled()
  })
})
