import type { KeptProcess } from './keep-running.ts'

/** A process that runs, and whether it is known outside by a port of its own. */
export interface Started extends Pick<KeptProcess, 'stop'> {
  isOuter: boolean
}

/**
 * Stops processes in reverse order: the public one alone first, so that nothing new comes in and what services call stays
 * until they are done; the services between all at once, since one that hangs takes ten seconds.
 */
export async function stopInTurn(started: readonly Started[]): Promise<void> {
  const turns: Started[][] = []
  for (const one of started.toReversed()) {
    const turn = turns.at(-1)
    if (turn && !one.isOuter && !turn[0]!.isOuter) turn.push(one)
    else turns.push([one])
  }
  for (const turn of turns) await Promise.all(turn.map(({ stop }) => stop()))
}
