import { type ServiceName, serviceNames, urlVariable } from '@storyright/contracts/services'
import type { Config } from '../config.ts'

/** The address of every configured service. */
export function upstreamsOf(config: Config): Partial<Record<ServiceName, string>> {
  const addresses = serviceNames.map((name) => [name, config[urlVariable(name)]] as const)
  return Object.fromEntries(addresses.filter(([, url]) => url !== undefined))
}
