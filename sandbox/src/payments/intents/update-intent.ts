import { z } from 'zod'
import { type Answer, ok } from '../api/answer.ts'
import type { Asked } from '../api/call.ts'
import { changedMetadata } from '../api/metadata.ts'
import { common, metadata, text } from '../api/params.ts'
import type { Work } from '../work.ts'
import { requireIntent } from './intent.ts'

export const updateParams = z.strictObject({ ...common, description: text.optional(), metadata: metadata.optional() })

/** Changes what is written beside a payment, never the money. */
export function updateIntent({ objects }: Work, { id, params }: Asked<z.output<typeof updateParams>>): Answer {
  const intent = requireIntent(objects, id)
  const updated = {
    ...intent,
    description: params.description === undefined ? intent.description : params.description || null,
    metadata: changedMetadata(intent.metadata, params.metadata),
  }
  objects.save(updated)
  return ok(updated)
}
