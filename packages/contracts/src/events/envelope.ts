import { z } from 'zod'

/** A CloudEvents 1.0 envelope. `subject` is the entity's id, `entityversion` grows with each change of that entity. */
export const envelopeSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  source: z.string(),
  type: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  entityversion: z.number().int().nonnegative(),
  traceparent: z.string().optional(),
  data: z.unknown(),
})
export type Envelope<Data = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: Data }

/** One kind of event, declared once by the service that produces it. */
export interface EventDefinition<Data = unknown> {
  /** The service that publishes it; it owns the JetStream stream of its name. */
  producer: string
  /** `<service>.<entity>.<verb>.v<version>`: the version stands here only, never in the subject. */
  type: string
  /** `<service>.<entity>.<verb>`: a NATS subject is this, a dot and the entity's id. */
  subjectPrefix: string
  data: z.ZodType<Data>
}

/** What a use case hands to the outbox; the outbox adds id, time and trace. */
export interface NewEvent<Data = unknown> {
  definition: EventDefinition<Data>
  entityId: string
  entityVersion: number
  data: Data
}

export type EventFactory<Data> = EventDefinition<Data> &
  ((entityId: string, entityVersion: number, data: Data) => NewEvent<Data>)

/** Declares an event; call the result to make one: `listingCreated(listing.id, listing.version, state)`. */
export function defineEvent<Data>(
  producer: string,
  entity: string,
  verb: string,
  data: z.ZodType<Data>,
  version = 1,
): EventFactory<Data> {
  const subjectPrefix = `${producer}.${entity}.${verb}`
  const definition: EventDefinition<Data> = { producer, type: `${subjectPrefix}.v${version}`, subjectPrefix, data }
  const make = (entityId: string, entityVersion: number, state: Data): NewEvent<Data> => ({
    definition,
    entityId,
    entityVersion,
    data: state,
  })
  return Object.assign(make, definition)
}

/** A message outside every stream: only current subscribers receive it. */
export interface ControlMessage {
  controlSubject: string
  data: unknown
}
