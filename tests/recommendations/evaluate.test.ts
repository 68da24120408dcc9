import { evaluate } from './evaluate.ts'
import { evaluatedListings } from './listings.ts'
import type { Figures } from './measure.ts'
import { inventPeople } from './people.ts'

describe('recommendations, on behaviour that was held out', () => {
  const listings = evaluatedListings()
  const compared = ['ours', 'popularity', 'random', 'content'] as const
  const lives = [1, 2].map((seed) => evaluate(listings, inventPeople(listings, { people: 600, seed }), compared))
  const of = (name: (typeof compared)[number], figure: keyof Figures) =>
    lives.reduce((sum, life) => sum + life[name][figure], 0) / lives.length

  it('are nearer to what people favourited than what is popular, and than chance', () => {
    expect(of('ours', 'ndcg')).toBeGreaterThan(of('popularity', 'ndcg') * 1.02)
    expect(of('ours', 'ndcg')).toBeGreaterThan(of('random', 'ndcg') * 10)
    expect(of('ours', 'ndcg')).toBeGreaterThan(of('content', 'ndcg'))
  })

  it('show far more of the catalogue than what is popular, and less known titles', () => {
    expect(of('ours', 'coverage')).toBeGreaterThan(0.4)
    expect(of('ours', 'coverage')).toBeGreaterThan(of('popularity', 'coverage') * 10)
    expect(of('ours', 'novelty')).toBeGreaterThan(of('popularity', 'novelty'))
  })
})
