interface BatcherOptions<Item, Result> {
  /** Does several at once; the results are in the order of the items. */
  work(items: Item[]): Promise<Result[]>
  /** Items of the same key are the same: while one waits it is done for all of them. */
  keyOf(item: Item): string
  most: number
}

/** Does together what comes while others are being done: one commit for many costs hardly more than for one. */
export function createBatcher<Item, Result>({ work, keyOf, most }: BatcherOptions<Item, Result>) {
  type PendingItem = { item: Item } & PromiseWithResolvers<Result>
  const waiting = new Map<string, PendingItem>()
  let isBusy = false

  function take(): PendingItem[] {
    const taken = [...waiting].slice(0, most)
    for (const [key] of taken) waiting.delete(key)
    return taken.map(([, one]) => one)
  }

  async function finish(taken: PendingItem[]): Promise<void> {
    try {
      const results = await work(taken.map(({ item }) => item))
      taken.forEach(({ resolve }, place) => void resolve(results[place]!))
    } catch (error) {
      // Only one of them may be at fault.
      if (taken.length > 1) await Promise.all(taken.map((one) => finish([one])))
      else taken[0]!.reject(error)
    }
  }

  async function go(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting.size > 0) await finish(take())
    isBusy = false
  }

  return (item: Item): Promise<Result> => {
    const key = keyOf(item)
    const one = waiting.get(key) ?? { item, ...Promise.withResolvers<Result>() }
    waiting.set(key, one)
    void go()
    return one.promise
  }
}
