import type { Deps } from '../deps.ts'

/** What the running of competitions needs. */
export type CompetitionJobDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>
