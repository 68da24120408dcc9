/** How far a step is: so many of so many things, which may change while it runs. */
export type Count = (done: number, total: number, what?: string) => void

/** Shows the progress of slow work on the terminal. */
export interface Progress {
  step<Result>(title: string, work: (count: Count) => Promise<Result>): Promise<Result>
  note(line: string): void
  /** The steps to come, by their titles, so that it can be seen how much is left. */
  expect?(titles: readonly string[]): void
}

/** Shows nothing: for tests that start servers by themselves. */
export const silent: Progress = { step: (_title, work) => work(() => {}), note: () => {} }
