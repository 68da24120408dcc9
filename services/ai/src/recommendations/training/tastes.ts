import { saturated } from '../model/signal-weight.ts'
import { wordsIn } from '../model/words.ts'

/** What each person likes and searches for, added up. */
export class Tastes {
  /** By person, then by listing. */
  readonly liked = new Map<string, Map<string, number>>()
  /** By person, then by word. */
  readonly searched = new Map<string, Map<string, number>>()

  like(user: string, listingId: string, weight: number): void {
    add(this.liked, user, listingId, weight)
  }

  search(user: string, query: string, weight: number): void {
    for (const word of new Set(wordsIn(query))) add(this.searched, user, word, weight)
  }
}

function add(all: Map<string, Map<string, number>>, user: string, key: string, weight: number): void {
  const own = all.get(user) ?? new Map<string, number>()
  all.set(user, own)
  own.set(key, saturated((own.get(key) ?? 0) + weight))
}
