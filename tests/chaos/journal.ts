/** An offer that the platform has answered for. */
export interface MadeOffer {
  id: string
  price: number
}

export type Journal = ReturnType<typeof openJournal>

/** What people were told while it went to and fro, to be held against what is true in the end. */
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
    /** No two offers cost the same, so that a mail is known by its amount. */
    nextPrice: () => ++prices,
    count(answer: string): void {
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    },
    fault(says: string): void {
      faults.push(says)
    },
  }
}
