import fc from 'fast-check'
import type { Step } from './step.ts'

export interface Telling<One extends Step> {
  stories: fc.Arbitrary<One[]>
  describe(step: One): string
  /** Plays a story to its end, and throws what it finds wrong then. */
  play(story: One[]): Promise<void>
  seconds: number
  seed: number
  /** Says how many stories were told, too. */
  aloud: boolean
}

/** Plays stories for so long, the same ones for the same seed; throws the first that fails, with its seed. */
export async function tellStories<One extends Step>(telling: Telling<One>): Promise<void> {
  const { stories, describe, play, seconds, seed, aloud } = telling
  // The time limit does not wait for the current story.
  let playing: Promise<void> = Promise.resolve()
  try {
    await fc.assert(
      fc.asyncProperty(stories, (story) => (playing = play(story))),
      {
        seed,
        numRuns: 1_000_000,
        interruptAfterTimeLimit: seconds * 1_000,
        markInterruptAsFailure: false,
        endOnFailure: true,
        reporter: ({ failed, counterexample, errorInstance, numRuns, seed: used }) => {
          if (aloud) console.info(`${numRuns} stories, seed ${used}`)
          if (!failed) return
          const story = counterexample?.[0].map(describe).join('\n  ')
          throw new Error(`After ${numRuns} stories (seed ${used}):\n  ${story}\n${String(errorInstance)}`)
        },
      },
    )
  } finally {
    await playing.catch(() => undefined)
  }
}

/** Takes the steps in their order, those that belong together at once; whatever `tolerate` does not throw again is part of it. */
export async function takeSteps<One extends Step>(
  story: One[],
  act: (step: One) => Promise<unknown>,
  tolerate: (error: unknown) => void,
): Promise<void> {
  let running: Promise<unknown>[] = []
  for (const step of story) {
    if (!step.together) {
      await Promise.all(running)
      running = []
    }
    running.push(act(step).catch(tolerate))
  }
  await Promise.all(running)
}

/** Refusals, kills, the provider's silence and what it forbids belong to a story; anything else is a fault of ours. */
export function tolerateMisfortune(error: unknown): void {
  const { name, message } = error as Error
  const belongs = ['Killed', 'Refusal', 'ProviderSilent', 'ProviderAnswered'].includes(name)
  if (!belongs && !message.includes('The sandbox answered 4')) throw error
}
