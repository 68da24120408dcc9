import type { Queue, QueueAddOptions } from 'p-queue'

/** Priorities at the provider: captures first, then releases, then reads. */
export const lanes = ['captures', 'releases', 'comparisons'] as const
export type Lane = (typeof lanes)[number]

/** Every so many turns the last lane goes first, so that a long queue starves nothing. */
const LAST_FIRST_EVERY = 32

export interface InLane extends QueueAddOptions {
  lane?: Lane
}

type Run = () => Promise<unknown>
interface WaitingJob {
  id: string | undefined
  run: Run
}

/** The order in which the shared queue makes the calls of the upkeep. */
export class Lanes implements Queue<Run, InLane> {
  private readonly waiting: Record<Lane, WaitingJob[]> = { captures: [], releases: [], comparisons: [] }
  private turns = 0

  get size(): number {
    return lanes.reduce((sum, lane) => sum + this.waiting[lane].length, 0)
  }

  enqueue(run: Run, { lane = 'comparisons', id }: InLane = {}): void {
    this.waiting[lane].push({ id, run })
  }

  dequeue(): Run | undefined {
    const order = ++this.turns % LAST_FIRST_EVERY === 0 ? lanes.toReversed() : lanes
    const lane = order.find((name) => this.waiting[name].length > 0)
    return lane && this.waiting[lane].shift()?.run
  }

  filter({ lane }: InLane): Run[] {
    return lanes.filter((name) => !lane || name === lane).flatMap((name) => this.waiting[name].map(({ run }) => run))
  }

  remove(id: string): void {
    for (const lane of lanes) this.waiting[lane] = this.waiting[lane].filter((waiting) => waiting.id !== id)
  }

  setPriority(): void {
    throw new Error('A call stays in its lane')
  }
}
