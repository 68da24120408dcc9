import type { Model } from './explore.ts'

/** Formerly a consumer read the version first and wrote in a second statement. */
export type Rules = 'one statement' | 'former'

/** What one consumer is about to do with an event of this version. */
type Consumer = { at: 'rest' } | { at: 'deciding' | 'upsert'; version: number }

interface State {
  row: number
  /** Published versions not handled yet; one may be delivered twice. */
  told: number[]
  consumers: Consumer[]
}

const NEWEST = 4

/** Two consumers of one entity's events: the live one, and one that consumes everything again. */
export function readModelModel(rules: Rules): Model<State> {
  return {
    begin: { row: 1, told: [2, 3, NEWEST, 2, 3], consumers: [{ at: 'rest' }, { at: 'rest' }] },
    steps: (state) => [...stepsFrom(rules, state)],
    faultIn: (state) => (isDone(state) && state.row !== NEWEST ? 'an older version stays' : undefined),
    isSettled: isDone,
  }
}

function* stepsFrom(rules: Rules, state: State): Generator<[string, State]> {
  for (const [who, consumer] of state.consumers.entries()) {
    const become = (next: Consumer, change: Partial<State> = {}): State => ({
      ...state,
      ...change,
      consumers: state.consumers.with(who, next),
    })
    const name = who === 0 ? 'live' : 'replay'
    if (consumer.at === 'rest') {
      for (const [place, version] of state.told.entries())
        yield [
          `${name}: hears ${version}`,
          become({ at: 'deciding', version }, { told: state.told.toSpliced(place, 1) }),
        ]
      continue
    }
    const { at, version } = consumer
    const told = [...state.told, version].toSorted()
    yield [`${name}: dies`, become({ at: 'rest' }, { told })] // its transaction is rolled back, and it hears it again
    if (rules === 'one statement')
      yield [`${name}: keepNewest ${version}`, become({ at: 'rest' }, { row: Math.max(state.row, version) })]
    else if (at === 'upsert') yield [`${name}: upsert ${version}`, become({ at: 'rest' }, { row: version })]
    else {
      const next: Consumer = version > state.row ? { at: 'upsert', version } : { at: 'rest' }
      yield [`${name}: reads the version, which is older than ${version} or not`, become(next)]
    }
  }
}

const isDone = ({ told, consumers }: State) => told.length === 0 && consumers.every(({ at }) => at === 'rest')
