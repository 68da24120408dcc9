import { evaluate } from './evaluate.ts'
import { evaluatedListings } from './listings.ts'
import { inventPeople } from './people.ts'

describe('recommendations, on behaviour that was held out', () => {
  const listings = evaluatedListings()
  const people = inventPeople(listings, { people: 600, seed: 1 })
  const { ours, popularity, random, content } = evaluate(listings, people, ['ours', 'popularity', 'random', 'content'])

  it('are nearer to what people favourited than what is popular, and than chance', () => {
    expect(ours.ndcg).toBeGreaterThan(popularity.ndcg * 1.05)
    expect(ours.ndcg).toBeGreaterThan(random.ndcg * 10)
    expect(ours.ndcg).toBeGreaterThan(content.ndcg)
  })

  it('show far more of the catalogue than what is popular, and less known titles', () => {
    expect(ours.coverage).toBeGreaterThan(0.4)
    expect(ours.coverage).toBeGreaterThan(popularity.coverage * 10)
    expect(ours.novelty).toBeGreaterThan(popularity.novelty)
  })
})
