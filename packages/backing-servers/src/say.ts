/** Shows the progress of slow work on the terminal. */
export interface Say {
  step<Result>(title: string, work: () => Promise<Result>): Promise<Result>
  note(line: string): void
}

/** Shows nothing: for tests that start servers by themselves. */
export const silent: Say = { step: (_title, work) => work(), note: () => {} }
