import type { OutboxMessage } from '../store.ts'

/**
 * Splits a batch into waves that may be published together. Two messages of one entity never share a wave, so a failed one is
 * never overtaken by its successor.
 */
export function waves(batch: readonly OutboxMessage[]): OutboxMessage[][] {
  const runs: OutboxMessage[][] = []
  let entities = new Set<string>()
  for (const message of batch) {
    const entity = entityOf(message)
    const current = runs.at(-1)
    if (!current || entities.has(entity)) {
      runs.push([message])
      entities = new Set([entity])
    } else {
      current.push(message)
      entities.add(entity)
    }
  }
  return runs
}

// Control messages of one subject keep their order among themselves.
function entityOf({ kind, subject }: OutboxMessage): string {
  return kind === 'control' ? subject : subject.slice(subject.lastIndexOf('.') + 1)
}
