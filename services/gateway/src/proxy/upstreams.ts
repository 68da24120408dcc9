import { type ServiceName, serviceNames, urlVariable } from '@storyright/contracts/services'
import type { GatewayConfig } from '../config.ts'

/** The address of every service that is there. */
export function upstreamsOf(config: GatewayConfig): Partial<Record<ServiceName, string>> {
  const addresses = serviceNames.map((name) => [name, config[urlVariable(name)]] as const)
  return Object.fromEntries(addresses.filter(([, url]) => url !== undefined))
}
