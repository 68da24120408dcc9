import { identityCalls, type Offer, offerCalls, optionCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { anOfferRoom, aShelfDocument } from '../../testing/offer-room-samples.ts'
import { aNotice, anAcceptedOffer, anOffer, aSignature, someContacts } from '../../testing/offer-samples.ts'
import { fakeUploads } from '../../testing/pending-upload.ts'
import { openToast, renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { openedOffer } from '../../testing/submissions.ts'
import { AgentDashboardPage } from '../agent-dashboard/agent-dashboard.tsx'
import { MySubmissionsPage } from './my-submissions.tsx'

const bothNames = {
  ...anAcceptedOffer().agreement!,
  producer: aSignature('Rosa Adeyemi'),
  agent: aSignature('Marlowe Fenn'),
}
const signedOptionUrl = 'http://localhost/api/offers/1/agreement'
/** Its option runs whenever this test does. */
const signed = (change: Partial<Offer> = {}) =>
  anAcceptedOffer({ agreement: bothNames, signedOptionUrl, optionEndsAt: '2099-05-19T16:40:00.000Z', ...change })
const upload = fakeUploads()
let api: ReturnType<typeof fakeApi>
let offer: Offer
beforeEach(() => {
  offer = signed()
  api = fakeApi()
  api.on(offerCalls.getOffer, () => ({ ...offer, contacts: someContacts }))
  api.on(offerCalls.getRoom, () => anOfferRoom({ offer }))
  api.on(offerCalls.mySubmissions, () => [offer])
  api.on(offerCalls.agentOffers, () => [offer])
})
async function openAs(side: 'producer' | 'agent') {
  const user = aUser(side === 'agent' ? { id: offer.listing.agentId, role: 'agent' } : {})
  api.on(identityCalls.currentUser, user)
  const page =
    side === 'agent'
      ? renderPage(<AgentDashboardPage />, { path: '/agent-dashboard', at: '/agent-dashboard?tab=submissions' })
      : renderPage(<MySubmissionsPage />, { path: '/my-submissions' })
  return { user: page.user, region: await openedOffer() }
}

describe('the contact of the other side', () => {
  it.each([
    ['producer', 'Marlowe Fenn', 'Fenn Literary', 'marlowe@fenn.test'],
    ['agent', 'Rosa Adeyemi', 'Saltmarsh Pictures', 'rosa@saltmarsh.test'],
  ] as const)('stands on the accepted offer of the %s', async (side, name, company, email) => {
    const { region } = await openAs(side)
    const address = within((await region.findByText(email)).closest('address')!)
    expect(address.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    for (const text of [name, company]) expect(address.getByText(text)).toBeVisible()
  })

  it('is not asked for before there is an agreement', async () => {
    offer = anOffer()
    await openAs('producer')
    expect(api.asked(offerCalls.getOffer)).toHaveLength(0)
  })

  it('says that it cannot be shown right now, and is asked for again', async () => {
    api.on(offerCalls.getOffer, () => offer)
    const { user, region } = await openAs('producer')
    expect(await region.findByText('The agent’s contact details could not be loaded.')).toBeVisible()
    api.on(offerCalls.getOffer, () => ({ ...offer, contacts: someContacts }))
    await user.click(region.getByRole('button', { name: 'Try again' }))
    expect(await region.findByText('marlowe@fenn.test')).toBeVisible()
  })

  it('says when the account is closed', async () => {
    api.on(offerCalls.getOffer, () => ({ ...offer, contacts: { ...someContacts, agent: null } }))
    const { region } = await openAs('producer')
    expect(await region.findByText('The agent’s account is closed.')).toBeVisible()
  })
})

describe('recording what happened with the option', () => {
  const paper = new File(['%PDF-1.7'], 'notice.pdf', { type: 'application/pdf' })
  const documentUrl = 'http://localhost/api/offers/1/documents/a.pdf'

  it.each([
    ['extension', 'producer', 'Extend the option', 'Extend the option', optionCalls.recordExtension],
    ['exercise', 'agent', 'Mark as purchased', 'Mark as purchased', optionCalls.recordExercise],
  ] as const)('sends the paper of an %s with a note, by the %s', async (kind, side, opens, action, call) => {
    api.on(call, () => {
      offer = signed({ optionNotices: [aNotice({ kind, by: side, endsAt: null })] })
      return { status: 201, body: offer }
    })
    const { user, region } = await openAs(side)
    await user.click(region.getByRole('button', { name: opens }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: action }))
    expect(await dialog.findByText('Please upload the document first')).toBeVisible()
    await user.upload(dialog.getByLabelText('Upload the notice'), paper)
    const sent = await upload(1)
    act(() => sent.upload.onprogress?.({ loaded: 3, total: 4 }))
    expect(await dialog.findByText('75%')).toBeVisible()
    expect(dialog.getByRole('button', { name: action })).toBeDisabled()
    await act(async () => sent.answer(201, { documentUrl }))
    expect(await dialog.findByText('notice.pdf is uploaded.')).toBeVisible()
    await user.type(dialog.getByLabelText(/^Note/), 'Paid by bank transfer.')
    await user.click(dialog.getByRole('button', { name: action }))
    await waitFor(() => expect(api.asked(call)[0]?.body).toEqual({ documentUrl, note: 'Paid by bank transfer.' }))
    const other = side === 'producer' ? 'agent' : 'producer'
    await waitFor(() => expect(openToast()?.description).toBe(`We will ask the ${other} to confirm it.`))
    expect(await region.findByText(new RegExp(`waiting for the ${other}$`))).toBeVisible()
    expect(
      region.queryByRole('button', { name: /^(Extend the option|Mark as purchased|Record a reversion)$/ }),
    ).toBeNull()
  })

  it('is offered only once both sides have signed', async () => {
    offer = signed({ agreement: { ...bothNames, agent: null } })
    const { region } = await openAs('producer')
    expect(await region.findByText('Waiting for the agent’s signature.')).toBeVisible()
    expect(
      region.queryByRole('button', { name: /^(Extend the option|Mark as purchased|Record a reversion)$/ }),
    ).toBeNull()
  })

  it('takes no paper of another kind or size', async () => {
    const { user, region } = await openAs('producer')
    await user.click(region.getByRole('button', { name: 'Extend the option' }))
    const dialog = within(await screen.findByRole('dialog'))
    const large = new File(['%PDF'], 'large.pdf')
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 })
    await user.upload(dialog.getByLabelText('Upload the notice'), large)
    expect(await dialog.findByText('A file may be at most 20 MB')).toBeVisible()
  })

  it('takes a document that is on the shelf already', async () => {
    const onShelf = aShelfDocument(2, { name: 'notice.pdf', version: 2 })
    api.on(offerCalls.getRoom, () => anOfferRoom({ offer, documents: [onShelf, aShelfDocument(1)] }))
    api.on(optionCalls.recordExtension, () => ({ status: 201, body: offer }))
    const { user, region } = await openAs('producer')
    await user.click(region.getByRole('button', { name: 'Extend the option' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(await dialog.findByLabelText(/^Document on the shelf/), 'notice.pdf, version 2')
    expect(dialog.queryByLabelText('Upload the notice')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Extend the option' }))
    await waitFor(() =>
      expect(api.asked(optionCalls.recordExtension)[0]?.body).toEqual({ documentUrl: onShelf.url, note: null }),
    )
  })

  it('keeps what was filled in when it is refused', async () => {
    api.on(optionCalls.recordExtension, refusal(409, 'The option has ended.'))
    const { user, region } = await openAs('producer')
    await user.click(region.getByRole('button', { name: 'Extend the option' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.upload(dialog.getByLabelText('Upload the notice'), paper)
    const sent = await upload(1)
    await act(async () => sent.answer(201, { documentUrl }))
    await dialog.findByText('notice.pdf is uploaded.')
    await user.click(dialog.getByRole('button', { name: 'Extend the option' }))
    await waitFor(() => expect(openToast()?.description).toBe('The option has ended.'))
    expect(dialog.getByText('notice.pdf is uploaded.')).toBeVisible()
  })
})

describe('answering what the other side recorded', () => {
  beforeEach(() => {
    offer = signed({ optionNotices: [aNotice({ note: 'Paid by bank transfer.' })] })
    api.on(optionCalls.answerOptionNotice, () => offer)
  })

  it('shows what waits, with its paper and its note, and says so above', async () => {
    const { region } = await openAs('agent')
    expect(region.getByText('The producer recorded that the option was extended.')).toBeVisible()
    expect(region.getByText('Extension until 19 Nov 2029')).toBeVisible()
    expect(region.getByText('Paid by bank transfer.')).toBeVisible()
    expect(region.getByRole('link', { name: 'Open document' })).toHaveAttribute(
      'href',
      offer.optionNotices[0]!.documentUrl,
    )
    expect(region.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })

  it('confirms it', async () => {
    const { user, region } = await openAs('agent')
    await user.click(region.getByRole('button', { name: 'Confirm' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm the extension?' }))
    expect(question.getByText(/The option then runs until 19 Nov 2029/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(openToast()?.title).toBe('Extension Confirmed'))
    const [asked] = api.asked(optionCalls.answerOptionNotice)
    expect(asked).toMatchObject({ params: { noticeId: aNotice().id }, body: { answer: 'confirm' } })
  })

  it('declines it with a reason only', async () => {
    const { user, region } = await openAs('agent')
    await user.click(region.getByRole('button', { name: 'Decline' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Decline' }))
    expect(await question.findByText('Please say why you do not confirm it')).toBeVisible()
    expect(api.asked(optionCalls.answerOptionNotice)).toHaveLength(0)
    await user.type(question.getByLabelText('Reason'), 'No payment came.')
    await user.click(question.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(openToast()?.title).toBe('Extension Declined'))
    expect(api.asked(optionCalls.answerOptionNotice)[0]?.body).toEqual({
      answer: 'decline',
      reason: 'No payment came.',
    })
  })

  it('lets its giver withdraw it, and nobody else', async () => {
    const { user, region } = await openAs('producer')
    expect(region.queryByRole('button', { name: 'Confirm' })).toBeNull()
    await user.click(region.getByRole('button', { name: 'Withdraw' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(openToast()?.title).toBe('Extension Withdrawn'))
  })

  it('shows why it was declined', async () => {
    const answeredAt = '2026-11-22T10:00:00.000Z'
    const declined = { at: answeredAt, moment: 'notice_declined', note: null } as const
    offer = signed({
      optionNotices: [aNotice({ status: 'declined', answeredAt, reason: 'No payment came.' })],
      timeline: [...anAcceptedOffer().timeline, declined],
    })
    const { region } = await openAs('producer')
    for (const text of ['No payment came.', 'Declined', 'The agent declined the extension'])
      expect(region.getByText(text)).toBeVisible()
    expect(region.getByRole('button', { name: 'Extend the option' })).toBeVisible()
  })
})

describe('an option that ended', () => {
  it('waits for no answer and no name any more', async () => {
    const ended = { at: '2026-11-22T10:00:00.000Z', moment: 'option_ended', note: null } as const
    offer = anAcceptedOffer({ optionNotices: [aNotice()], timeline: [...anAcceptedOffer().timeline, ended] })
    const { region } = await openAs('agent')
    expect(region.getByText('The option period has ended.')).toBeVisible()
    expect(region.getByText('Not answered')).toBeVisible()
    for (const name of ['Confirm', 'Decline', 'Sign agreement'])
      expect(region.queryByRole('button', { name })).toBeNull()
  })
})

describe('an exercised option', () => {
  it('is said to be so, and nothing more is recorded', async () => {
    offer = signed({
      exercisedAt: '2026-11-22T10:00:00.000Z',
      optionNotices: [aNotice({ kind: 'exercise', endsAt: null, status: 'confirmed' })],
    })
    const { region } = await openAs('producer')
    expect(region.getByText('The option was exercised.')).toBeVisible()
    expect(region.queryByRole('button', { name: /^(Extend the option|Mark as purchased)$/ })).toBeNull()
  })
})

describe('money that went back', () => {
  it.each([
    [
      'producer',
      '£5,000 of £18,000 was refunded to your card.',
      'The payment was disputed at your bank: an answer is due.',
    ],
    ['agent', /was refunded to the producer’s card/, /^The payment was disputed at the producer’s bank/],
  ] as const)('is shown to the %s, as is a dispute', async (side, refund, dispute) => {
    offer = signed({ refundedAmount: 5_000, disputeStatus: 'needs_response' })
    const { region } = await openAs(side)
    expect(region.getByText(refund)).toBeVisible()
    expect(region.getByText(dispute)).toBeVisible()
  })
})

describe('an option whose fee went back', () => {
  const back = (change: Partial<NonNullable<Offer['feeReturn']>> = {}) =>
    signed({
      refundedAmount: 18_000,
      feeReturn: {
        by: 'refund',
        at: '2026-12-01T10:00:00.000Z',
        choice: null,
        chosenAt: null,
        note: null,
        canChoose: true,
        ...change,
      },
    })

  it.each([
    ['Keep the option', { choice: 'keep', note: 'Paid by transfer' }, 'Option Kept'],
    ['End the option', { choice: 'end' }, 'Option Ended'],
  ] as const)('waits for the agent: %s', async (label, body, done) => {
    offer = back()
    api.on(optionCalls.chooseAfterReturn, () => {
      offer = back({ choice: body.choice, note: 'note' in body ? body.note : null, canChoose: false })
      return offer
    })
    const { user, region } = await openAs('agent')
    expect(region.getByText('The option fee was refunded to the producer’s card.')).toBeVisible()
    expect(region.queryByRole('button', { name: /^(Extend the option|Mark as purchased)$/ })).toBeNull()
    await user.click(region.getByRole('button', { name: label }))
    const dialog = within(await screen.findByRole('alertdialog'))
    if (body.choice === 'keep') {
      await user.click(dialog.getByRole('button', { name: label }))
      expect(await dialog.findByText('Please say why the option continues')).toBeVisible()
      await user.type(dialog.getByLabelText(/^Reason/), body.note)
    }
    await user.click(dialog.getByRole('button', { name: label }))
    await waitFor(() => expect(api.asked(optionCalls.chooseAfterReturn)[0]?.body).toEqual(body))
    await waitFor(() => expect(openToast()?.title).toBe(done))
  })

  it('is the agent’s to choose about, which the producer is told', async () => {
    offer = back({ canChoose: false })
    const { region } = await openAs('producer')
    expect(region.getByText(/The agent chooses whether the option continues/)).toBeVisible()
    for (const name of ['Keep the option', 'End the option']) expect(region.queryByRole('button', { name })).toBeNull()
  })

  it('can only be kept once it was exercised', async () => {
    offer = { ...back(), exercisedAt: '2026-11-22T10:00:00.000Z' }
    const { region } = await openAs('agent')
    expect(region.getByRole('button', { name: 'Keep the option' })).toBeVisible()
    expect(region.queryByRole('button', { name: 'End the option' })).toBeNull()
  })
})

describe('an option whose fee is disputed', () => {
  it('is neither extended nor exercised, nor is what waits confirmed', async () => {
    offer = signed({ isDisputed: true, disputeStatus: 'needs_response', optionNotices: [aNotice()] })
    const { region } = await openAs('agent')
    expect(region.getByText(/The payment of the option fee is disputed/)).toBeVisible()
    expect(region.getByRole('button', { name: 'Decline' })).toBeVisible()
    expect(region.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(
      region.queryByRole('button', { name: /^(Extend the option|Mark as purchased|Record a reversion)$/ }),
    ).toBeNull()
  })
})

describe('giving rights back', () => {
  const twoLines = [
    { text: 'US; L; film; always; exclusive', words: 'Exclusive film rights, United States' },
    { text: 'World; L; tv; always; exclusive', words: 'Exclusive TV rights, worldwide' },
  ]
  const open = async () => {
    const page = await openAs('producer')
    await page.user.click(await page.region.findByRole('button', { name: 'Give rights back' }))
    return { ...page, dialog: within(await screen.findByRole('alertdialog', { name: /^Give rights in/ })) }
  }

  it('says what becomes free, and gives all of them back', async () => {
    api.on(optionCalls.surrenderRights, () => {
      offer = signed({
        optionEndedBecause: 'surrendered',
        rightsHeld: null,
        timeline: [...offer.timeline, { at: '2026-11-21T09:30:00.000Z', moment: 'option_surrendered', note: null }],
      })
      return { status: 201, body: offer }
    })
    const { user, region, dialog } = await open()
    expect(dialog.getByText(/This cannot be undone/)).toBeVisible()
    expect(dialog.getByText('Exclusive all rights, worldwide')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Give back' }))
    await waitFor(() => expect(api.asked(optionCalls.surrenderRights)[0]?.body).toEqual({ lines: null }))
    await waitFor(() => expect(openToast()?.title).toBe('Rights Given Back'))
    expect(await region.findByText('You gave all rights back.')).toBeVisible()
    expect(region.queryByRole('button', { name: 'Give rights back' })).toBeNull()
  })

  it('gives back the lines that are chosen, and says which stay', async () => {
    offer = signed({ rightsHeld: twoLines })
    api.on(optionCalls.surrenderRights, () => {
      const timeline = [
        ...offer.timeline,
        { at: '2026-11-21T09:30:00.000Z', moment: 'rights_surrendered' as const, note: `${twoLines[0]!.words}.` },
      ]
      offer = signed({ rightsHeld: twoLines.slice(1), timeline })
      return { status: 201, body: offer }
    })
    const { user, region, dialog } = await open()
    await user.click(dialog.getByRole('radio', { name: 'Some of these' }))
    await user.click(dialog.getByRole('button', { name: 'Give back' }))
    expect(await dialog.findByText('Please choose at least one line')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: twoLines[0]!.words }))
    expect(dialog.getByText('Stays yours').parentElement).toHaveTextContent(twoLines[1]!.words)
    await user.click(dialog.getByRole('button', { name: 'Give back' }))
    await waitFor(() => expect(api.asked(optionCalls.surrenderRights)[0]?.body).toEqual({ lines: twoLines[0]!.text }))
    expect(await region.findByText(/^You gave rights back:/)).toHaveTextContent(twoLines[0]!.words)
    expect(await region.findByText('Rights now')).toBeVisible()
  })

  it('keeps what was typed where the service cannot read it, or it is not theirs', async () => {
    const faults = [{ path: 'lines', message: 'There is no right “opera”', line: 1, column: 8 }]
    api.on(optionCalls.surrenderRights, refusal(400, 'Rights, line 1', faults))
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('radio', { name: 'A part, in your own words' }))
    await user.type(dialog.getByLabelText('The rights'), 'US; L; opera')
    await user.click(dialog.getByRole('button', { name: 'Give back' }))
    expect(await dialog.findByText('There is no right “opera”')).toBeVisible()
    expect(dialog.getByLabelText('The rights')).toHaveValue('US; L; opera')
  })

  it('is the producer’s alone', async () => {
    const { region } = await openAs('agent')
    expect(await region.findByRole('button', { name: 'Record a reversion' })).toBeVisible()
    expect(region.queryByRole('button', { name: 'Give rights back' })).toBeNull()
  })
})

describe('a reversion', () => {
  const waiting = (by: 'producer' | 'agent') => aNotice({ kind: 'reversion', by, endsAt: null })

  it('is recorded with a document, by either side', async () => {
    api.on(optionCalls.recordReversion, () => {
      offer = signed({ optionNotices: [waiting('agent')] })
      return { status: 201, body: offer }
    })
    const { user, region } = await openAs('agent')
    await user.click(await region.findByRole('button', { name: 'Record a reversion' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.upload(dialog.getByLabelText('Upload the document'), new File(['%PDF-1.7'], 'deed.pdf'))
    const documentUrl = 'http://localhost/api/offers/1/documents/a.pdf'
    const sent = await upload(1)
    await act(async () => sent.answer(201, { documentUrl }))
    await user.click(await dialog.findByRole('button', { name: 'Record reversion' }))
    await waitFor(() => expect(api.asked(optionCalls.recordReversion)[0]?.body).toEqual({ documentUrl, note: null }))
    expect(await region.findByText('You recorded that the rights went back to the author.')).toBeVisible()
    expect(
      region.queryByRole('button', { name: /^(Extend the option|Mark as purchased|Record a reversion)$/ }),
    ).toBeNull()
  })

  it('is confirmed by the other side, of what was bought, too', async () => {
    offer = signed({ exercisedAt: '2026-12-01T09:00:00.000Z', optionNotices: [waiting('agent')] })
    api.on(optionCalls.answerOptionNotice, () => {
      const answeredAt = '2026-12-02T09:30:00.000Z'
      offer = signed({
        exercisedAt: '2026-12-01T09:00:00.000Z',
        optionEndedBecause: 'reverted',
        optionNotices: [{ ...waiting('agent'), status: 'confirmed', answeredAt }],
        timeline: [...offer.timeline, { at: answeredAt, moment: 'reverted', note: null }],
      })
      return offer
    })
    const { user, region } = await openAs('producer')
    expect(await region.findByText('The agent recorded that the rights went back to the author.')).toBeVisible()
    await user.click(region.getByRole('button', { name: 'Confirm' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm the reversion?' }))
    expect(question.getByText(/they are free for others\. This cannot be undone\./)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Confirm' }))
    expect(await region.findByText('The rights went back to the author.')).toBeVisible()
    expect(region.getByText('You confirmed the reversion; the sale ended')).toBeVisible()
  })
})
