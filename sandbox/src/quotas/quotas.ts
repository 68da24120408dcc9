/** How much of something a provider gives, and until when it counts. */
export interface QuotaTerms {
  name: string
  /** Unless a control sets another. */
  usual: number
  /** When what is taken now no longer counts. */
  resetsAfter(now: number): number
}

export interface QuotaState {
  name: string
  limit: number
  used: number
  resetsAt: number
}

export interface Quota {
  state(): QuotaState
  /** Takes so much, and returns whether there was enough; if not, nothing is taken. */
  take(amount: number): boolean
  /** Takes so much even when it is more than there is. */
  count(amount: number): void
  set(change: { limit?: number | undefined; used?: number | undefined }): void
  /** As at the start. */
  reset(): void
}

/** One provider's quota; its time is the machine's. */
export function createQuota({ name, usual, resetsAfter }: QuotaTerms, clock: () => number = Date.now): Quota {
  let limit = usual
  let used = 0
  let resetsAt = 0
  const current = () => {
    const now = clock()
    if (now < resetsAt) return
    used = 0
    resetsAt = resetsAfter(now)
  }
  return {
    state() {
      current()
      return { name, limit, used, resetsAt }
    },
    take(amount) {
      current()
      if (used + amount > limit) return false
      used += amount
      return true
    },
    count(amount) {
      current()
      used += amount
    },
    set(change) {
      current()
      limit = change.limit ?? limit
      used = change.used ?? used
    },
    reset() {
      limit = usual
      used = 0
      resetsAt = 0
    },
  }
}

/** All quotas, by name. */
export type Quotas = ReturnType<typeof createQuotas>

export function createQuotas(terms: readonly QuotaTerms[]) {
  const quotas = new Map(terms.map((each) => [each.name, createQuota(each)]))
  return {
    names: terms.map(({ name }) => name),
    of(name: string): Quota {
      const quota = quotas.get(name)
      if (!quota) throw new Error(`There is no quota called ${name}`)
      return quota
    },
    states: () => [...quotas.values()].map((quota) => quota.state()),
    reset() {
      for (const quota of quotas.values()) quota.reset()
    },
  }
}
