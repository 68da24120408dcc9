import type { PublicListing } from '@storyright/contracts/events'
import { isPlausible, type ModelAnswer, type Observed, rulesScores, scoresFrom, standing } from '@storyright/scoring'
import { Unusable } from '../endpoint/endpoint-error.ts'
import { promptInputOf, quotable } from '../task/prompt-input.ts'
import { reply } from '../task/reply.ts'

/** The valid observations of a model's answer, or `Unusable`. */
export function validateAnswer(content: string, listing: PublicListing): Observed[] {
  const parsed = reply.safeParse(jsonIn(content))
  if (!parsed.success) throw new Unusable('The answer does not have its form', { cause: parsed.error })
  const { observations } = parsed.data
  const held = standing(observations, quotable(promptInputOf(listing)))
  if (observations.length > 0 && held.length === 0) throw new Unusable('No quote stands in the listing')
  if (!scoresOf(held, listing)) throw new Unusable('The answer is too far from the rules')
  return held
}

/** The scores that observations make of a listing today, unless they are too far from the rules. */
export function scoresOf(observed: readonly Observed[], listing: PublicListing): ModelAnswer['aiScores'] | null {
  const rules = rulesScores(listing)
  const scores = scoresFrom(observed, rules)
  return isPlausible(scores, rules) ? scores : null
}

function jsonIn(content: string): unknown {
  try {
    // In JSON mode some models put their answer between fences.
    return JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    return undefined
  }
}
