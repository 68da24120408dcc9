import {
  competitionCalls,
  type ListingAuditEntry,
  listingManagementCalls,
  membershipAdministrationCalls,
  moderationCalls,
  offerAdministrationCalls,
  type PeopleAuditEntry,
  peopleAdministrationCalls,
  supportCalls,
} from '@storyright/contracts/http'
import { supportTopicLabels } from '@storyright/contracts/vocabulary'
import { screen, within } from '@testing-library/react'
import {
  aCompetitionEntry,
  aListingEntry,
  aMembershipEntry,
  anAuditEntry,
  aSupportEntry,
} from '../../testing/audit-samples.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { AuditPage } from './audit.tsx'

const { peopleAudit } = peopleAdministrationCalls
const { listingsAudit } = listingManagementCalls
const { offersAudit } = offerAdministrationCalls
const rosa = { id: '417bb354-1a45-4e51-a32e-2633a246316b', firstName: 'Rosa', lastName: 'Adeyemi' }
const entry: PeopleAuditEntry = {
  id: '33333333-1a45-4e51-a32e-2633a246316b',
  at: '2026-11-03T09:30:00.000Z',
  action: 'user.role-changed',
  actor: { ...rosa, firstName: 'Morwenna' },
  subject: { ...rosa, firstName: '', lastName: '' },
  before: { role: 'producer', isVerified: true },
  after: { role: 'agent', isVerified: true },
  notes: null,
}
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(peopleAudit, listed([entry], { total: 1 }))
  api.on(moderationCalls.moderationAudit, listed([], { total: 0 }))
})
const open = (search = '') => renderPage(<AuditPage />, { path: '/admin/audit', at: `/admin/audit${search}` })
const table = async () => within(await screen.findByRole('table'))

describe('the audit trail', () => {
  it('says who did what to whom, and what changed', async () => {
    open()
    const people = await table()
    for (const text of ['Role changed', 'Morwenna Adeyemi', 'Closed account', 'Producer to Agent'])
      expect(people.getByText(text)).toBeVisible()
  })

  it('has a tab for listings, offers and moderation, which stands in the address', async () => {
    api.on(offersAudit, listed([anAuditEntry()], { total: 1 }))
    const { user } = open()
    await user.click(await screen.findByRole('tab', { name: 'Offers' }))
    expect(where()).toBe('/admin/audit?tab=offers')
    expect(await screen.findByRole('table', { name: /^What administrators did to offers/ })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Moderation' }))
    expect(where()).toBe('/admin/audit?tab=moderation')
  })

  it('says of listings what changed in the words of their form, and leads to them', async () => {
    const changes: Partial<ListingAuditEntry>[] = [
      {},
      { id: '30', action: 'listing.featured', before: { isFeatured: true }, after: { isFeatured: false } },
      {
        id: '29',
        action: 'document.rejected',
        before: { document: 'd', status: 'submitted' },
        after: { document: 'd', status: 'rejected', reason: 'It is not signed.' },
      },
    ]
    api.on(listingsAudit, listed(changes.map(aListingEntry), { total: 3 }))
    open('?tab=listings')
    const [, edited, featured, rejected] = await (await table()).findAllByRole('row')
    expect(edited).toHaveTextContent('Asking price: 20,000 to 25,000')
    expect(edited).toHaveTextContent('Exclusivity: Exclusive to Non-exclusive')
    expect(within(edited!).getByRole('link', { name: 'The Moonstone' })).toHaveAttribute('href', '/listing/7')
    expect(featured).toHaveTextContent('Taken out of the featured titles')
    expect(rejected).toHaveTextContent('Status: Submitted to Rejected')
    expect(rejected).toHaveTextContent('It is not signed.')
  })

  it('calls a medium by its name, also one that the form leaves to the content type', async () => {
    const change = { before: { medium: 'toy' }, after: { medium: 'book' } }
    api.on(listingsAudit, listed([aListingEntry(change)], { total: 1 }))
    open('?tab=listings')
    expect((await (await table()).findAllByRole('row'))[1]).toHaveTextContent('IP medium: Toy to Book')
  })

  it('leads to a picture whose address was changed, and writes what is no address as it stands', async () => {
    const before = { coverImageUrl: null, trailerUrl: 'javascript:alert(1)' }
    const after = {
      coverImageUrl: 'https://storyright.test/api/uploads/images/a1.webp',
      trailerUrl: 'https://vimeo.com/7',
    }
    api.on(listingsAudit, listed([aListingEntry({ before, after })], { total: 1 }))
    open('?tab=listings')
    const edited = within((await (await table()).findAllByRole('row'))[1]!)
    const cover = edited.getByRole('link', { name: 'storyright.test/…/a1.webp' })
    expect(cover).toHaveAttribute('href', after.coverImageUrl)
    expect(edited.getByRole('link', { name: 'vimeo.com/7' })).toHaveAttribute('href', after.trailerUrl)
    expect(edited.getByText('javascript:alert(1)').closest('a')).toBeNull()
  })

  it('says of offers what became of them and why, and leads to the offer and to the administrator', async () => {
    const settled = anAuditEntry({
      id: '11',
      action: 'discrepancy.settled',
      offer: null,
      before: { kind: 'unknown_to_us' },
      after: { kind: 'unknown_to_us', settlement: 'noted' },
    })
    api.on(offersAudit, listed([anAuditEntry(), settled], { total: 2 }))
    open('?tab=offers')
    const [, released, noted] = await (await table()).findAllByRole('row')
    for (const text of ['Hold released', 'Offer: Pending to Rejected', 'Made by mistake.'])
      expect(released).toHaveTextContent(text)
    const link = within(released!).getByRole('link', { name: 'Offer 6f0a3f64' })
    expect(link).toHaveAttribute('href', `/admin/transactions?offer=${anAuditEntry().offer!.id}`)
    for (const text of ['Money of no offer here', 'A payment that no offer here knows', 'Settled by: Note as settled'])
      expect(noted).toHaveTextContent(text)
  })

  it('says of memberships what was given or ended, and why', async () => {
    const ended = {
      id: '20',
      action: 'membership.ended',
      before: { state: 'active' },
      after: { refunds: true },
    } as const
    api.on(
      membershipAdministrationCalls.membershipsAudit,
      listed([aMembershipEntry(), aMembershipEntry(ended)], { total: 2 }),
    )
    open('?tab=memberships')
    const [, granted, last] = await (await table()).findAllByRole('row')
    for (const text of ['Rosa Adeyemi', 'Complimentary months given', 'Months: 2', 'Complimentary until: 31 Mar 2027'])
      expect(granted).toHaveTextContent(text)
    expect(granted).toHaveTextContent('For the trouble')
    expect(last).toHaveTextContent('Running period refunded: yes')
  })

  it('says of competitions what was judged, in the words that the entrant reads', async () => {
    const announced = {
      id: '9c0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a78',
      action: 'announced',
      entrant: null,
      before: {},
      after: { title: 'Small Screens', closesAt: '2026-12-01T18:00:00.000Z' },
    } as const
    const entries = [aCompetitionEntry(), aCompetitionEntry(announced)]
    api.on(competitionCalls.competitionsAudit, listed(entries, { total: 2 }))
    open('?tab=competitions')
    const [, judged, first] = await (await table()).findAllByRole('row')
    for (const text of ['Entry judged', 'Rosa Adeyemi', 'Entry: Entered to Shortlisted', 'A strong voice.'])
      expect(judged).toHaveTextContent(text)
    expect(first).toHaveTextContent('Closes: 1 Dec 2026, 18:00')
  })

  it('says of support which question was closed, and leads to it', async () => {
    api.on(supportCalls.supportAudit, listed([aSupportEntry()], { total: 1 }))
    open('?tab=support')
    const found = await table()
    expect(found.getByText('Question closed')).toBeVisible()
    expect(found.getByRole('link', { name: supportTopicLabels.offers })).toHaveAttribute(
      'href',
      `/support/${aSupportEntry().thread!.id}`,
    )
  })

  it('says when one of them could not be read', async () => {
    api.on(listingsAudit, refusal(503, 'Away.'))
    open('?tab=listings')
    expect(await screen.findByText('The audit trail of listings could not be read.')).toBeVisible()
  })
})
