import type { Spoilable } from '../faults/faults.ts'
import { spoiltAnswers } from './spoilt.ts'

/** Calls whose answers may be of no use in the usual ways. */
export const spoilableCalls = (...operations: string[]): Spoilable =>
  Object.fromEntries(operations.map((operation) => [operation, spoiltAnswers]))
