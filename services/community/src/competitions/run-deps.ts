import type { Deps } from '../deps.ts'

/** What the running of competitions needs. */
export type RunDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>
