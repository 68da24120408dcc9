import { observationNames } from '@storyright/scoring'
import { jsonSchemaOf } from '@storyright/service-kit'
import { z } from 'zod'

const MOST = 12

/** What a model answers: observations by name, each with the words that show it. Numbers are not asked for. */
export const reply = z.strictObject({
  observations: z.array(z.strictObject({ observation: z.enum(observationNames), quote: z.string() })).max(MOST),
})
export type Reply = z.infer<typeof reply>

/** The same for the endpoint, which keeps the model to it. */
export const replySchema = jsonSchemaOf(reply, 'output')
