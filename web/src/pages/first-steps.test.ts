import { aChain, aChainDocument, aUser } from '../testing/samples.ts'
import { agentSteps, producerSteps } from './first-steps.tsx'

const done = (steps: { label: string; isDone: boolean }[]) => steps.map(({ label, isDone }) => [label, isDone])

describe('the first steps of a producer', () => {
  const user = aUser({ whatAreYouLookingFor: 'Gothic novels' })

  it('are to say what they look for, to favourite three titles and to make an offer', () => {
    expect(done(producerSteps({ user: aUser(), favourites: 2, offers: 0 }))).toEqual([
      ['Say what you look for', false],
      ['Favourite three titles', false],
      ['Make your first offer', false],
    ])
    expect(done(producerSteps({ user, favourites: 3, offers: 0 })).map(([, isDone]) => isDone)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('lead to a favourite once there is one, and are over with the first offer', () => {
    const offerStep = (favourites: number) => producerSteps({ user, favourites, offers: 0 }).at(-1)?.to
    expect(offerStep(0)).toBe('/listings')
    expect(offerStep(1)).toBe('/producer-dashboard?tab=favourites')
    expect(producerSteps({ user: aUser(), favourites: 0, offers: 1 })).toEqual([])
  })
})

describe('the first steps of an agent', () => {
  const user = aUser({ role: 'agent', companyName: 'Fenn Literary', agencyWebsite: 'https://fenn.example' })
  const first = { id: '7' }

  it('are the agency, a title and its chain of title', () => {
    expect(done(agentSteps({ user: aUser({ role: 'agent' }), assets: [], chain: undefined }))).toEqual([
      ['Describe your agency', false],
      ['List your first title', false],
      ['Add its chain of title', false],
    ])
    const steps = agentSteps({ user, assets: [first], chain: aChain() })
    expect(done(steps).map(([, isDone]) => isDone)).toEqual([true, true, false])
    expect(steps.at(-1)?.to).toBe('/listing/7#chain-of-title')
  })

  it('ask for no chain before it is known that there is none, and are over when it is filed', () => {
    expect(agentSteps({ user, assets: [first], chain: undefined })).toEqual([])
    expect(agentSteps({ user, assets: [first], chain: aChain([aChainDocument()]) })).toEqual([])
  })

  it('are not for whoever has listed several titles', () =>
    expect(
      agentSteps({ user: aUser({ role: 'agent' }), assets: [first, first, first, first], chain: aChain() }),
    ).toEqual([]))
})
