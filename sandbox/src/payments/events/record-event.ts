import type { Cause } from '../objects/event.ts'
import { API_VERSION, type ProviderEvent } from '../objects/event.ts'
import { newId } from '../objects/identifiers.ts'
import type { ObjectStore } from '../store/object.store.ts'
import { present, type Work } from '../store/work.ts'
import type { Disturbance } from '../webhooks/disturbance.ts'
import { type EndpointStore, wants } from '../webhooks/endpoint.store.ts'
import type { DeliveryStore } from '../webhooks/send-webhooks.ts'

interface Deps {
  objects: ObjectStore
  endpoints: EndpointStore
  deliveries: DeliveryStore
  disturbance: Disturbance
}

/** Records an event and queues its webhooks, in the transaction of the change. */
export function recordEvent({ objects, endpoints, deliveries, disturbance }: Deps, cause: Cause): Work['emit'] {
  return (type, object, previous) => {
    const at = Date.now()
    const listeners = endpoints.all().filter((endpoint) => wants(endpoint, type))
    const event: ProviderEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: Math.floor(at / 1000),
      data: { object: present(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: listeners.length,
      request: cause,
      type,
    }
    objects.save(event)
    for (const { url } of listeners) deliveries.add({ endpoint: url, event: event.id, at, due: disturbance.dueAt(at) })
  }
}
