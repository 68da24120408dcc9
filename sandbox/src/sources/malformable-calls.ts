import type { Spoilable } from '../faults/faults.ts'
import { malformedAnswers } from './malformed.ts'

/** Calls whose answers may be of no use in the usual ways. */
export const malformableCalls = (...operations: string[]): Spoilable =>
  Object.fromEntries(operations.map((operation) => [operation, malformedAnswers]))
