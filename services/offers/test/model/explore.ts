/** A small model of what several processes do at once. Its states are plain data, and few enough to look at all of them. */
export interface Model<State> {
  begin: State
  /** Every step that may be next, named after the function that it stands for, with the state it leads to. */
  steps(state: State): [step: string, after: State][]
  /** What must never be. */
  faultIn(state: State): string | undefined
  /** Nothing is left to do. There has to be a way to such a state from everywhere. */
  isSettled(state: State): boolean
}

export interface Explored {
  states: number
  /** The first fault, and a shortest story that leads to it. */
  fault?: { says: string; story: string[] }
}

interface Seen<State> {
  state: State
  from: string | null
  step: string
}

const MOST_STATES = 1_000_000

/** Looks at every order of the steps, the shortest stories first. */
export function explore<State>(model: Model<State>): Explored {
  const seen = new Map<string, Seen<State>>()
  const cameFrom = new Map<string, string[]>()
  const waiting = [add(seen, model.begin, null, '')]
  for (const key of waiting) {
    const { state } = seen.get(key)!
    const says = model.faultIn(state)
    if (says) return { states: seen.size, fault: { says, story: storyOf(seen, key) } }
    for (const [step, after] of model.steps(state)) {
      const next = JSON.stringify(after)
      if (!seen.has(next)) waiting.push(add(seen, after, key, step))
      cameFrom.set(next, [...(cameFrom.get(next) ?? []), key])
    }
    if (seen.size > MOST_STATES) throw new Error('The model has too many states to explore')
  }
  const stuck = deadEnd(model, seen, cameFrom)
  if (stuck === undefined) return { states: seen.size }
  return { states: seen.size, fault: { says: 'nothing can bring this to an end', story: storyOf(seen, stuck) } }
}

function add<State>(seen: Map<string, Seen<State>>, state: State, from: string | null, step: string): string {
  const key = JSON.stringify(state)
  seen.set(key, { state, from, step })
  return key
}

/** A state from which no settled one can be reached, found by going back from those that are settled. */
function deadEnd<State>(
  { isSettled }: Model<State>,
  seen: Map<string, Seen<State>>,
  cameFrom: Map<string, string[]>,
): string | undefined {
  const ends = [...seen].filter(([, { state }]) => isSettled(state)).map(([key]) => key)
  const reaching = new Set(ends)
  for (const key of ends)
    for (const before of cameFrom.get(key) ?? []) {
      if (reaching.has(before)) continue
      reaching.add(before)
      ends.push(before)
    }
  return [...seen.keys()].find((key) => !reaching.has(key))
}

function storyOf<State>(seen: Map<string, Seen<State>>, end: string): string[] {
  const story: string[] = []
  for (let { from, step } = seen.get(end)!; from !== null; { from, step } = seen.get(from)!) story.unshift(step)
  return story
}
