import { LRUCache } from 'lru-cache'
import type { Memory } from '../cache/memory.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { boxesOf, type FreeBoxes, isFree, type SoughtRights, type StoredFreeRights } from './free-rights.ts'

/** Which free rights answer a question, by their numbers. */
export interface MatchingRights {
  has(id: number): boolean
  /** The condition that the free rights of an entry `b` are among them. */
  condition: Prisma.Sql
}

/** Judges questions over everything that is free of any listing. */
export interface FreeRightsMemory {
  judge(questions: { key: string; sought: SoughtRights }[]): Promise<MatchingRights[]>
}

/** The answer to a question as far as it was judged. Rows never change, so that only new ones are judged later. */
interface Judged {
  ids: number[]
  bits: Buffer
  upTo: number
}
interface Row {
  id: number
  boxes: FreeBoxes
}

const MOST_QUESTIONS = 500
/** So few are looked up by an index; whether one is among more is read from bits. */
const FEW = 300

/** Everything that is free, kept in memory; what is new is read once after each change of the catalogue. */
export function createFreeRightsMemory({ db, memory }: { db: Database; memory: Memory }): FreeRightsMemory {
  let rows: Row[] = []
  let known = new Set<number>()
  let judged = new LRUCache<string, Judged>({ max: MOST_QUESTIONS })

  async function read(): Promise<void> {
    const last = rows.reduce((most, { id }) => Math.max(most, id), 0)
    const before = known.size
    const [{ count }] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM free_rights WHERE id <= ${last}`
    // Numbers are not committed in their order, and some rows are deleted.
    if (count !== before) await forgetDeleted()
    const ids = count === before ? Prisma.sql`id > ${last}` : Prisma.sql`id <> ALL (${[...known]}::int[])`
    const added = await db.$queryRaw<{ id: number; boxes: StoredFreeRights['boxes'] }[]>`
      SELECT id, boxes FROM free_rights WHERE ${ids} ORDER BY id`
    for (const { id, boxes } of added) {
      if (known.has(id)) continue // read by somebody else meanwhile
      known.add(id)
      rows.push({ id, boxes: boxesOf(boxes) })
    }
  }

  async function forgetDeleted(): Promise<void> {
    const kept = await db.$queryRaw<{ id: number }[]>`SELECT id FROM free_rights`
    const ids = new Set(kept.map(({ id }) => id))
    if (rows.every(({ id }) => ids.has(id))) return
    rows = rows.filter(({ id }) => ids.has(id))
    known = new Set(rows.map(({ id }) => id))
    judged = new LRUCache({ max: MOST_QUESTIONS })
  }

  function judgeOne(key: string, sought: SoughtRights): Judged {
    const found = judged.get(key) ?? { ids: [], bits: Buffer.alloc(0), upTo: 0 }
    judged.set(key, found)
    if (found.upTo === rows.length) return found
    const last = rows.reduce((most, { id }) => Math.max(most, id), 0)
    const bits = Buffer.alloc((last >> 3) + 1)
    found.bits.copy(bits)
    for (const { id, boxes } of rows.slice(found.upTo)) {
      if (!isFree(boxes, sought)) continue
      found.ids.push(id)
      bits[id >> 3]! |= 1 << (id & 7)
    }
    found.bits = bits
    found.upTo = rows.length
    return found
  }

  return {
    async judge(questions) {
      await memory.remember('free rights', read)
      return questions.map(({ key, sought }) => {
        const { ids, bits } = judgeOne(key, sought)
        return {
          has: (id) => ((bits[id >> 3] ?? 0) >> (id & 7)) % 2 === 1,
          condition: ids.length <= FEW ? isAmong(ids) : isSet(bits),
        }
      })
    },
  }
}

// What is under option or sold has nothing to offer, also where offers has not said what is taken.
const isAmong = (ids: number[]) => Prisma.sql`(b.status = 'available' AND b.free_rights_id = ANY (${[...ids]}::int[]))`
/** What was added since then is in no answer yet. */
const isSet = (bits: Buffer) => Prisma.sql`(b.status = 'available' AND CASE WHEN b.free_rights_id < ${bits.length * 8}
  THEN get_bit(decode(${bits.toString('hex')}, 'hex'), b.free_rights_id)::boolean ELSE FALSE END)`
