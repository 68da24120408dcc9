import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import { whereAndWho } from './server-options.ts'

/** A plain connection to NATS, for operators' commands and tests. */
export const connectTo = (natsUrl: string, options: NodeConnectionOptions = {}): Promise<NatsConnection> =>
  connect({ ...options, ...whereAndWho(natsUrl) })
