import path from 'node:path'

/** Where the parts of a home lie in its backup. */
export const POSTGRES = 'postgres'

/**
 * Servers that are stopped for a moment while they are copied, in this order: what NATS has acknowledged before it stood still is in the
 * stores that stand still, or are copied, after it.
 */
export const FROZEN = ['nats', 'mongodb', 'redis'] as const

/** Append-only files, and the keys, without which nothing else is of use. */
export const QUIET = ['keys', 'data'] as const

/** The world outside: a restore leaves it as it is, as the real one would stay. */
export const OUTSIDE = 'sandbox'

/** Where restores put what they replace. */
export const replacedIn = (home: string, at: Date) => path.join(home, `replaced-${stampOf(at)}`)
export const isReplaced = (name: string) => name.startsWith('replaced-')

/** A moment as the name of a folder. */
export const stampOf = (at: Date) => at.toISOString().slice(0, 19).replaceAll(':', '-')
