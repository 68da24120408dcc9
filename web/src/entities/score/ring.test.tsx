import { render, screen } from '@testing-library/react'
import { Ring } from './ring.tsx'
import { scoreTone, viabilityTone, viabilityWord } from './score.ts'

describe('a score', () => {
  it.each([
    [100, 'ok'],
    [80, 'ok'],
    [79, 'wait'],
    [60, 'wait'],
    [59, 'bad'],
    [0, 'bad'],
  ])('of %d has the colour of %s', (score, tone) => expect(scoreTone(score)).toBe(tone))

  it.each([
    [100, 'ok'],
    [85, 'ok'],
    [84, 'fair'],
    [70, 'fair'],
    [69, 'wait'],
    [50, 'wait'],
    [49, 'bad'],
  ])('of viability %d has the colour of its word: %s', (score, tone) => expect(viabilityTone(score)).toBe(tone))

  it.each([
    [85, 'Highly Viable'],
    [84, 'Viable'],
    [70, 'Viable'],
    [69, 'Cautionary'],
    [50, 'Cautionary'],
    [49, 'High Risk'],
  ])('of %d is called %s', (score, word) => expect(viabilityWord(score)).toBe(word))

  it('is said with number and word, whether the word shows or not', () => {
    render(<Ring score={76} />)
    expect(screen.getByRole('img', { name: 'Commercial viability 76 of 100, Viable' })).toHaveTextContent('76')
  })
})
