/** An offer whose creation was confirmed. */
export interface MadeOffer {
  id: string
  price: number
  at: Date
}

export type Journal = ReturnType<typeof openJournal>

/** What responses confirmed during the run, for the audit afterwards. */
export function openJournal() {
  const made = new Map<string, MadeOffer>()
  const accepted = new Map<string, Date>()
  const answers = new Map<string, number>()
  const undone = new Set<string>()
  const faults: string[] = []
  const refused: number[] = []
  let prices = 10_000
  let lowPrices = 1_000
  return {
    made,
    makes(id: string, price: number): void {
      made.set(id, { id, price, at: new Date() })
    },
    /** Offers whose acceptance was answered with 200, and when. */
    accepted,
    accepts(id: string): void {
      accepted.set(id, new Date())
    },
    /** Offers whose acceptance a restored database may have forgotten: people settle those. */
    undone: undone as ReadonlySet<string>,
    /** A database is what it was at that time: what was answered since then is not expected of it. */
    forgetSince(time: Date, acceptedUntilNow: readonly string[] = []): void {
      for (const id of acceptedUntilNow) undone.add(id)
      for (const [id, { at }] of made) if (at >= time) made.delete(id)
      for (const [id, at] of accepted) if (at >= time) accepted.delete(id)
    },
    answers,
    faults,
    /** When each request began that was refused by a server or cut off. */
    refused,
    refuses(beganAt: number): void {
      refused.push(beganAt)
    },
    /** No two offers have the same price, so that a mail can be matched by its amount. */
    nextPrice: () => ++prices,
    /** Lower than every one of those, for rounds of which a hold is taken in part. */
    nextLowPrice: () => ++lowPrices,
    count(answer: string): void {
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    },
    fault(says: string): void {
      faults.push(says)
    },
  }
}
