/** An offer whose creation was confirmed. */
export interface MadeOffer {
  id: string
  price: number
}

export type Journal = ReturnType<typeof openJournal>

/** What responses confirmed during the run, for the audit afterwards. */
export function openJournal() {
  const made = new Map<string, MadeOffer>()
  const accepted = new Set<string>()
  const answers = new Map<string, number>()
  const faults: string[] = []
  let prices = 10_000
  return {
    made,
    /** Offers whose acceptance was answered with 200. */
    accepted,
    answers,
    faults,
    /** No two offers have the same price, so that a mail can be matched by its amount. */
    nextPrice: () => ++prices,
    count(answer: string): void {
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    },
    fault(says: string): void {
      faults.push(says)
    },
  }
}
