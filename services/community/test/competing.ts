import type { Competition, CompetitionEntry, JudgedEntry, Notification } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { deckKeeper } from './deck-keeper.ts'
import { type Community, type Member, startCommunity } from './harness.ts'

const HOUR_MS = 3_600_000

/** Competitions of a service of the file's own, by a clock that a test may put forward. */
export function competing() {
  let decks: Awaited<ReturnType<typeof deckKeeper>>
  let community: Community
  let admin: Member
  /** By how much the service's clock is ahead. */
  let ahead = 0
  const time = (hours: number) => new Date(Date.now() + ahead + hours * HOUR_MS).toISOString()
  const pass = (hours: number) => {
    ahead += hours * HOUR_MS
  }
  beforeAll(async () => {
    decks = await deckKeeper()
    community = await startCommunity({
      config: { OFFERS_URL: decks.url },
      clock: () => new Date(Date.now() + ahead),
    })
    admin = await community.join({ role: 'admin' })
  })
  afterAll(async () => {
    await community.stop()
    await decks.stop()
  })

  const form = (change: object = {}) => ({
    title: 'Small Screens, Long Shadows',
    brief: 'A limited series from a British novel.',
    sponsor: 'Northlight Fund',
    prize: '£10,000 of development money',
    rules: '1. **One** entry each.',
    opensAt: time(-1),
    closesAt: time(24),
    isFunding: false,
    ...change,
  })
  async function announce(change: object = {}): Promise<Competition> {
    const answer = await community.post('/api/competitions', admin, form(change))
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  }
  const at = (id: string, more = '') => `/api/competitions/${id}${more}`
  const seen = async (id: string, viewer: Viewer) => (await community.get(at(id), viewer)).json<Competition>()
  const pitch = (viewer: Viewer, text = 'A lighthouse keeper who writes back.') => ({
    pitch: text,
    deckFileUrl: decks.send(viewer.id),
  })
  async function enter(id: string, viewer: Viewer, body: object = pitch(viewer)): Promise<CompetitionEntry> {
    const answer = await community.post(at(id, '/entries'), viewer, body)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  }
  const judge = (id: string, entryId: string, body: object, by: Viewer = admin) =>
    community.send('PATCH', at(id, `/entries/${entryId}`), by, body)
  const entriesOf = async (id: string) => (await community.get(at(id, '/entries'), admin)).json<JudgedEntry[]>()
  const noticesOf = async (viewer: Viewer) =>
    (await community.get('/api/notifications', viewer)).json<Notification[]>().map(({ title }) => title)
  const told = (viewer: Viewer, title: string) =>
    eventually(async () =>
      expect(await noticesOf(viewer)).toEqual(expect.arrayContaining([expect.stringContaining(title)])),
    )

  return {
    get decks() {
      return decks
    },
    get community() {
      return community
    },
    get admin() {
      return admin
    },
    ...{ time, pass, form, announce, at, seen, pitch, enter, judge, entriesOf, told },
  }
}
