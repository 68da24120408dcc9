import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { complexityOf } from '../commercial/classes.ts'
import type { Figures } from '../figures.ts'
import { type ObservationName, wordsFor } from '../observations/observations.ts'
import { type Block, byAgent, byDefault, derived, fromMarket, fromModel, notKnown } from '../provenance/basis.ts'
import { modelNamed } from '../provenance/dimension-basis.ts'

/** What the model's observations add to two figures that have no other source; ours. Without a model they stay at their start. */
export const contentSteps = {
  characterAppeal: {
    start: 50,
    most: 100,
    adds: { strong_central_character: 20, emotional_stakes: 15, distinctive_voice: 10, sprawling_cast: -15 },
  },
  plotStructure: {
    start: 5,
    most: 10,
    adds: {
      clear_dramatic_structure: 2,
      serial_structure: 1,
      mystery_engine: 1,
      unclear_premise: -2,
      fragmented_form: -2,
      slow_opening: -1,
    },
  },
} as const satisfies Record<string, { start: number; most: number; adds: Partial<Record<ObservationName, number>> }>

/** The usual tone of a genre; ours. */
export const toneOfGenre: readonly { text: string; words: readonly string[] }[] = [
  { text: 'Dark', words: ['horror', 'thriller', 'crime', 'noir', 'gothic', 'true crime'] },
  { text: 'Epic', words: ['fantasy', 'sci fi', 'science fiction', 'adventure', 'war'] },
  { text: 'Light', words: ['comedy', 'romance', 'children s', 'humour', 'satire'] },
  { text: 'Tense', words: ['mystery', 'action', 'suspense'] },
  { text: 'Reflective', words: ['drama', 'biography', 'memoir', 'historical', 'family saga'] },
]

export function contentOf(figures: Figures): Block<EnhancedAnalysis['contentAnalysis']> {
  const { listing, facts, scores, budget } = figures
  const tone = toneOfGenre.find(({ words }) => facts.has(words))?.text
  const character = observed(figures, 'characterAppeal')
  const plot = observed(figures, 'plotStructure')
  return {
    figures: {
      adaptationComplexity: complexityWords[complexityOf(budget.value)],
      franchisePotential: scores.franchiseUpside,
      characterAppeal: character.figures,
      culturalRelevance: scores.culturalResonance,
      targetRating: listing.contentRating ?? 'Not stated',
      tone: tone ?? 'Not stated',
      plotStructure: plot.figures,
      themes: [...listing.themes],
    },
    basis: {
      adaptationComplexity: derived('By the expected budget.'),
      franchisePotential: derived('The dimension Franchise Upside.'),
      characterAppeal: character.basis['']!,
      culturalRelevance: derived('The dimension Cultural Resonance.'),
      targetRating: listing.contentRating ? byAgent('content rating') : notKnown('the agent named no rating'),
      tone: tone ? fromMarket('How its genre is told as a rule.') : notKnown('its genre is not in the table'),
      plotStructure: plot.basis['']!,
      themes: byAgent('themes'),
    },
  }
}

const complexityWords = { low: 'Low', medium: 'Medium', high: 'High' } as const

function observed({ answer }: Figures, kind: keyof typeof contentSteps): Block<number> {
  const { start, most, adds } = contentSteps[kind]
  const points: Partial<Record<ObservationName, number>> = adds
  const seen = answer?.observations.filter(({ observation }) => points[observation] !== undefined) ?? []
  if (!answer || seen.length === 0)
    return { figures: start, basis: { '': byDefault(`${start}: no model has observed anything of it.`) } }
  const sum = seen.reduce<number>((total, { observation }) => total + (points[observation] ?? 0), start)
  const names = seen.map(({ observation }) => wordsFor(observation)).join(', ')
  return {
    figures: Math.min(most, Math.max(0, sum)),
    basis: { '': fromModel(`${modelNamed(answer)}: ${names}; begins at ${start}.`) },
  }
}
