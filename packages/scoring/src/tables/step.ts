/** A table of steps, the highest first: what holds from a value on. */
export type Steps<Value> = readonly { from: number; is: Value }[]

/** The step that a value has reached; the last one where it has reached none. */
export function stepAt<Value>(steps: Steps<Value>, value: number): Value {
  return (steps.find(({ from }) => value >= from) ?? steps.at(-1)!).is
}

/** As `stepAt`, where a border still belongs to the step below it. */
export function stepAbove<Value>(steps: Steps<Value>, value: number): Value {
  return (steps.find(({ from }) => value > from) ?? steps.at(-1)!).is
}
