import { type Evaluated, evaluate } from './evaluate.ts'
import { evaluatedListings } from './listings.ts'
import { inventReaders } from './readers.ts'

describe('recommendations, on behaviour that was held out', () => {
  const listings = evaluatedListings()
  const compared = ['ours', 'plain EASE', 'popularity', 'random', 'content alone'] as const
  const lives = [1, 2].map((seed) => evaluate(inventReaders(listings, { people: 1_500, seed }), compared))
  const of = (name: (typeof compared)[number], figure: keyof Evaluated) =>
    lives.reduce((sum, life) => sum + life[name][figure], 0) / lives.length

  it('are nearer to what people favourited than what is popular, and than chance', () => {
    expect(of('ours', 'ndcg')).toBeGreaterThan(of('popularity', 'ndcg') * 1.02)
    expect(of('ours', 'ndcg')).toBeGreaterThan(of('random', 'ndcg') * 10)
    expect(of('ours', 'ndcg')).toBeGreaterThan(of('content alone', 'ndcg'))
  })

  it('are no further from it than plain EASE, which shows nothing new', () =>
    expect(of('ours', 'ndcg')).toBeGreaterThanOrEqual(of('plain EASE', 'ndcg')))

  it('make more of a first favourite than what is popular does, and than EASE', () => {
    expect(of('ours', 'first')).toBeGreaterThan(of('popularity', 'first'))
    expect(of('ours', 'first')).toBeGreaterThan(of('plain EASE', 'first'))
  })

  it('show far more of the catalogue than what is popular, and less known titles', () => {
    expect(of('ours', 'coverage')).toBeGreaterThan(0.4)
    expect(of('ours', 'coverage')).toBeGreaterThan(of('popularity', 'coverage') * 10)
    expect(of('ours', 'novelty')).toBeGreaterThan(of('popularity', 'novelty'))
  })

  it('leave the most shown hundredth of all titles less than half of the places, and a tenth to titles nobody has touched', () => {
    expect(of('ours', 'topShare')).toBeLessThanOrEqual(0.45)
    expect(of('ours', 'untouchedShare')).toBeGreaterThanOrEqual(0.1)
  })
})
