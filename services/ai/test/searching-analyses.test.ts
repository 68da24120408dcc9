import { listingDeleted, type PublicListing, userRegistered, userSuspended } from '@storyright/contracts/events'
import { analysisCalls, type CommercialAnalysis, type Problem } from '@storyright/contracts/http'
import {
  type AnalysisSort,
  foldText,
  listingStatuses,
  marketSizes,
  productionComplexities,
  roiPotentials,
} from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import { eventually, samplePerson } from '@storyright/testing'
import { analysisRows } from '../src/analyses/analysis-rows.ts'
import { type Ai, someone, startAi } from './harness.ts'

let ai: Ai
const agent = samplePerson({ role: 'agent' })
const genres = ['Thriller', 'Romance', 'Poetry', 'Crème Noire', 'Science Fiction']
const mediums = ['book', 'comic', 'stage', 'toy', 'game'] as const
const listings: PublicListing[] = []

beforeAll(async () => {
  ai = await startAi()
  for (let place = 0; place < 25; place++) {
    const genre = genres[place % 5]!
    const medium = mediums[Math.floor(place / 5)]!
    const change = {
      title: `Title ${(place * 7) % 25}`,
      status: listingStatuses[place % 3]!,
      suggestedOfferMin: place % 4 === 0 ? null : 1_000 * ((place * 11) % 13),
      genre,
      tags: [genre, 'Harbour'],
      medium,
      format: medium === 'book' ? 'Graphic Novel' : 'Other',
    }
    listings.push(await ai.addListing({ ...change, ...(place === 24 && { agentId: agent.id }) }))
  }
})
afterAll(() => ai?.stop())

async function search(query: Record<string, string | number> = {}) {
  const answer = await ai.get(`/api/commercial-analysis/search?${new URLSearchParams(query as never)}`)
  expect(answer.statusCode).toBe(200)
  return analysisCalls.analysisSearch.reply.parse(answer.json())
}
async function batch(query: Record<string, string | number> = {}) {
  const answer = await ai.get(`/api/commercial-analysis/batch?${new URLSearchParams(query as never)}`)
  expect(answer.statusCode).toBe(200)
  return analysisCalls.analysisBatch.reply.parse(answer.json())
}
const idsOf = (analyses: CommercialAnalysis[]) => analyses.map(({ listingId }) => listingId)

describe('searching by analysis', () => {
  it('finds every listing, the best first and then by number, over its pages', async () => {
    const whole = await search({ limit: 100 })
    expect(whole.totalFound).toBe(25)
    expect(whole.analyses).toHaveLength(25)
    const order = whole.analyses.map(({ commercialScore, listingId }) => [commercialScore, Number(listingId)] as const)
    expect(order).toEqual(order.toSorted(([a, i], [b, j]) => b - a || i - j))
    const pages = await Promise.all([0, 20, 40].map((offset) => search({ offset })))
    expect(pages.map(({ totalFound }) => totalFound)).toEqual([25, 25, 25])
    expect(pages.flatMap(({ analyses }) => analyses)).toEqual(whole.analyses)
  })

  it('says of each what its own analysis says', async () => {
    const { analyses } = await search({ limit: 3 })
    for (const { listingId, commercialScore, listing, source } of analyses) {
      const standard = (await ai.get(`/api/commercial-analysis/${listingId}`)).json()
      expect([commercialScore, source]).toEqual([standard.viabilityScore, standard.source])
      expect(listing.id).toBe(listingId)
    }
  })

  it.each([
    ['marketSize', ['small', 'medium', 'large']],
    ['productionComplexity', ['low', 'medium', 'high']],
    ['roiPotential', ['low', 'medium', 'high']],
  ] as const)('filters by %s, and every listing is in one of its groups', async (field, values) => {
    const groups = await Promise.all(values.map((value) => search({ [field]: value, limit: 100 })))
    groups.forEach(({ analyses, totalFound }, at) => {
      expect(analyses).toHaveLength(totalFound)
      for (const analysis of analyses) expect(analysis[field]).toBe(values[at])
    })
    expect(groups.reduce((all, { totalFound }) => all + totalFound, 0)).toBe(25)
    expect(groups.filter(({ totalFound }) => totalFound > 0).length).toBeGreaterThan(1)
  })

  it('filters by score, ends included, together with others', async () => {
    const { analyses } = await search({ limit: 100 })
    const [best, worst] = [analyses[0]!.commercialScore, analyses.at(-1)!.commercialScore]
    for (const [minScore, maxScore] of [
      [best, best],
      [worst, worst],
      [worst + 1, best - 1],
      [70, 75],
      [73, 100],
      [0, 73],
    ] as const) {
      const within = analyses.filter(({ commercialScore: score }) => score >= minScore && score <= maxScore)
      expect(await search({ minScore, maxScore, limit: 100 })).toEqual({
        analyses: within,
        totalFound: within.length,
        classes: expect.any(Object),
      })
    }
    expect((await search({ minScore: worst, maxScore: best })).totalFound).toBe(25)
    expect((await search({ minScore: Math.min(100, best + 1) })).totalFound).toBe(0)
    const { marketSize } = analyses[0]!
    const both = await search({ minScore: best, marketSize })
    expect(idsOf(both.analyses)).toEqual(
      idsOf(analyses.filter((one) => one.commercialScore >= best && one.marketSize === marketSize)),
    )
  })

  it.each([
    ['title', ({ listing }) => foldText(listing.title)],
    ['status', ({ listing }) => listingStatuses.indexOf(listing.status)],
    ['score', ({ commercialScore }) => commercialScore],
    ['price', ({ listing }) => listing.suggestedOfferMin ?? 0],
    ['market', ({ marketSize }) => marketSizes.indexOf(marketSize)],
    ['complexity', ({ productionComplexity }) => productionComplexities.indexOf(productionComplexity)],
    ['return', ({ roiPotential }) => roiPotentials.indexOf(roiPotential)],
  ] satisfies [AnalysisSort, (analysis: CommercialAnalysis) => string | number][])(
    'is sorted by %s up and down over its pages, the best first among equals',
    async (column, keyOf) => {
      const { analyses } = await search({ limit: 100 })
      for (const [sort, way] of [
        [column, 1],
        [`-${column}`, -1],
      ] as const) {
        const compare = (one: CommercialAnalysis, other: CommercialAnalysis) => {
          const [a, b] = [keyOf(one), keyOf(other)]
          return a === b ? 0 : (a < b ? -1 : 1) * way
        }
        const pages = await Promise.all([0, 20].map((offset) => search({ sort, offset })))
        expect(pages.flatMap((page) => idsOf(page.analyses))).toEqual(idsOf(analyses.toSorted(compare)))
      }
    },
  )

  it('finds words of titles and authors, a genre, a medium, and a few titles by their ids', async () => {
    const [other, listing] = [listings[2], listings[10]]
    const found = async (query: Record<string, string>) => idsOf((await search({ limit: 100, ...query })).analyses)
    const named = await ai.changeListing({ ...listing!, title: 'Crème (Brûlée)', author: "Ann O'Hara" }, 2)
    try {
      for (const words of ['creme', 'O’Hara creme', 'BRULEE', 'rûl', '(brûlée)'])
        expect([words, await found({ search: words })]).toEqual([words, [named.id]])
      expect(await found({ search: 'creme nobody' })).toEqual([])
      expect(await found({ search: '.*' })).toHaveLength(25)
    } finally {
      await ai.changeListing(listing!, 3)
    }
    const { analyses } = await search({ limit: 100 })
    const thrillers = analyses.filter(({ listing: { genre } }) => genre === 'Thriller')
    expect(await found({ genre: 'thriller' })).toEqual(idsOf(thrillers))
    expect(await found({ genre: 'thriller', medium: 'comic' })).toEqual(
      idsOf(thrillers.filter(({ listing: { medium } }) => medium === 'comic')),
    )
    const wanted = [other!.id, listing!.id]
    expect((await found({ listingIds: wanted.join(',') })).toSorted()).toEqual(wanted.toSorted())
    expect((await search({ listingIds: wanted.join(','), minScore: 0, limit: 1 })).totalFound).toBe(2)
  })

  it('comes as a file: what is found in its order, nothing that a spreadsheet would run', async () => {
    const listing = listings[10]
    await ai.changeListing({ ...listing!, title: '=HYPERLINK("http://evil.test")', suggestedOfferMin: null }, 4)
    try {
      const answer = await ai.get('/api/commercial-analysis/search.csv?genre=thriller&sort=-title')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="storyright-analyses-\d{4}-\d\d-\d\d\.csv"$/,
      )
      const { analyses } = await search({ genre: 'thriller', sort: '-title' })
      const [headings, ...lines] = answer.body.trimEnd().split('\r\n')
      expect(headings).toMatch(/^\uFEFFListing,Title,Author,Medium,Genre,Status,Score,/)
      expect(lines.map((line) => line.split(',')[0])).toEqual(idsOf(analyses))
      expect(lines.join('\n')).toContain(`${listing!.id},"'=HYPERLINK(""http://evil.test"")",`)
      expect((await ai.get('/api/commercial-analysis/search.csv', someone('producer', 'free'))).statusCode).toBe(403)
      expect((await ai.get('/api/commercial-analysis/search.csv?sort=number')).statusCode).toBe(400)
    } finally {
      await ai.changeListing(listing!, 5)
    }
  })

  it.each([
    'sort=number',
    'sort=--title',
    'sort=',
    'listingIds=',
    'listingIds=1,2,3,4,5',
    'listingIds=1,,2',
    'listingIds[$ne]=1&listingIds=x',
    `search=${'x'.repeat(201)}`,
    'minScore=-1',
    'minScore=',
    'offset=',
    'maxScore=101',
    'minScore=high',
    'minScore=60&maxScore=50',
    'minScore=5.5',
    'marketSize=huge',
    'productionComplexity=1',
    'roiPotential=LOW',
    'limit=0',
    'limit=101',
    'limit=ten',
    'offset=-1',
    'offset=1e9',
    'marketSize[$ne]=small&marketSize=%7B%22$ne%22%3A1%7D',
  ])('refuses what no filter can be: %s', async (query) => {
    const answer = await ai.get(`/api/commercial-analysis/search?${query}`)
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('leaves out deleted listings and those of a suspended agent at once, and has their total right', async () => {
    await ai.say(listingDeleted, 2, listings[0]!)
    expect((await search()).totalFound).toBe(24)
    await ai.changeListing(listings[0]!, 3)
    expect((await search()).totalFound).toBe(25)
    await ai.say(userRegistered, 1, agent)
    await ai.say(userSuspended, 2, { ...agent, status: 'suspended' })
    const found = await eventually(async () => {
      const { analyses, totalFound } = await search({ limit: 100 })
      expect(totalFound).toBe(24)
      return idsOf(analyses)
    })
    expect(found).not.toContain(listings[24]!.id)
    await ai.say(userRegistered, 3, agent)
    await eventually(async () => expect((await search()).totalFound).toBe(25))
  })

  it('leaves out the first listing of a suspended agent of whom another replica was told', async () => {
    const [, listing] = listings
    const person = samplePerson({ role: 'agent', status: 'suspended' })
    const belongsTo = (agentId: string) =>
      analysisRows.of(ai.db).updateOne({ _id: listing!.id }, { $set: { agentId }, $inc: { revision: 1 } })
    expect(idsOf((await search({ limit: 100 })).analyses)).toContain(listing!.id)
    await personRows.of(ai.db).insertOne({ _id: person.id, version: 1, person })
    await belongsTo(person.id)
    expect(idsOf((await search({ limit: 100 })).analyses)).not.toContain(listing!.id)
    expect(idsOf((await batch({ limit: 50 })).analyses)).not.toContain(listing!.id)
    expect((await ai.get(`/api/commercial-analysis/${listing!.id}`)).statusCode).toBe(404)
    await belongsTo(listing!.agentId)
    expect(idsOf((await search({ limit: 100 })).analyses)).toContain(listing!.id)
  })

  it('follows a listing that changes', async () => {
    const [listing] = listings
    const changed = { ...listing!, genre: 'Poetry', tags: ['Poetry'] }
    const scoreNow = async () =>
      (await search({ limit: 100 })).analyses.find(({ listingId }) => listingId === listing!.id)!.commercialScore
    const before = await scoreNow()
    await ai.changeListing(changed, 4)
    expect(await scoreNow()).toBeLessThan(before)
    await ai.changeListing(listing!, 5)
    expect(await scoreNow()).toBe(before)
  })

  it('makes rows anew that older rules made', async () => {
    const rows = analysisRows.of(ai.db)
    const before = await rows.findOne({ _id: listings[3]!.id })
    await rows.updateMany({}, { $set: { rulesVersion: 0, shortfall: 1, marketSize: 'small' } })
    await ai.restart()
    await eventually(async () => expect(await rows.countDocuments({ rulesVersion: 0 })).toBe(0), { within: 20_000 })
    const { revision: _before, analysedAt: _then, ...same } = before!
    expect(await rows.findOne({ _id: listings[3]!.id })).toMatchObject(same)
  })
})

describe('the best of a genre and a medium', () => {
  it('are as many as are asked for, of all', async () => {
    const { analyses, totalAnalyzed } = await batch({ limit: 3 })
    expect([analyses.length, totalAnalyzed]).toEqual([3, 3])
    expect(idsOf(analyses)).toEqual(idsOf((await search({ limit: 3 })).analyses))
    expect((await batch()).analyses).toHaveLength(5)
    expect((await batch({ limit: 50 })).totalAnalyzed).toBe(25)
  })

  it('are found as in the catalogue: part of a tag, without case and accents; medium or format', async () => {
    const of = async (query: Record<string, string>) =>
      new Set(
        (await batch({ limit: 50, ...query })).analyses.map(({ listing }) => `${listing.genre} ${listing.medium}`),
      )
    expect((await of({ genre: 'creme noire' })).size).toBe(5)
    expect((await of({ genre: 'FICTION' })).size).toBe(5)
    expect((await of({ genre: 'harbour' })).size).toBe(25)
    expect([...(await of({ genre: 'thriller', medium: 'Comic' }))]).toEqual(['Thriller comic'])
    expect((await of({ medium: 'graphic novel' })).size).toBe(5)
    expect((await of({ genre: '.*' })).size).toBe(0)
    expect(await batch({ genre: 'nothing like it' })).toEqual({ analyses: [], totalAnalyzed: 0 })
  })

  it.each(['limit=0', 'limit=51', 'limit=all', `genre=${'x'.repeat(200)}`])('refuses %s', async (query) => {
    const answer = await ai.get(`/api/commercial-analysis/batch?${query}`)
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'VALIDATION_FAILED'])
  })
})
