import { clockFaults } from './clocks.ts'
import { diskFault } from './disk.ts'
import type { Fault } from './fault.ts'
import { frozenFaults } from './frozen.ts'
import { providerFaults } from './provider.ts'
import { restoredFault } from './restored.ts'
import { streamFault } from './stream.ts'

/** Everything that can go wrong on request, in the order in which it does; what loses most comes last. */
export const allFaults: readonly Fault[] = [
  ...providerFaults,
  ...frozenFaults,
  ...clockFaults,
  streamFault,
  diskFault,
  restoredFault,
]

/** Those of these names, in their order; `frozen` stands for all that begin so. */
export function faultsCalled(names: readonly string[]): readonly Fault[] {
  const isMeant = (fault: Fault, name: string) =>
    fault.name === name || (fault.name.startsWith(name) && /^[-+]/.test(fault.name.slice(name.length)))
  const unknown = names.find((name) => !allFaults.some((fault) => isMeant(fault, name)))
  if (unknown)
    throw new Error(`There is no fault called ${unknown}; there are ${allFaults.map(({ name }) => name).join(', ')}.`)
  return [...new Set(names.flatMap((name) => allFaults.filter((fault) => isMeant(fault, name))))]
}
