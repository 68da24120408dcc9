// usage: start-one-service.ts <name> <home> <servers> <path>...; prints what the gateway answers to each path

import { silent } from '@storyright/backing-servers'
import { onPlatform, type PlatformProcess, processOf } from '@storyright/platform'

const [name, home, servers, ...paths] = process.argv.slice(2)
const gateway = processOf('gateway')

/** Only calls that need no other service are made, so its address stands in for every other one. */
const gatewayAlone: PlatformProcess = {
  ...gateway,
  env: (installation) => {
    const address = `http://127.0.0.1:${installation.portOf[name!]}`
    return { ...gateway.env?.(installation), IDENTITY_URL: address, CATALOGUE_URL: address }
  },
}

const purpose = { home: home!, servers: JSON.parse(servers!), demo: false, web: false, progress: silent }
await onPlatform({ ...purpose, processes: [processOf(name!), gatewayAlone] }, async ({ url }) => {
  const answers = paths.map(async (path) => (await fetch(url + path)).json())
  console.log(JSON.stringify(await Promise.all(answers)))
})
