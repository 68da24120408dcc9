import { runService } from '@storyright/service-kit'
import { buildApp } from './app.ts'
import { readGatewayConfig } from './config.ts'

const config = readGatewayConfig()
await runService(() => buildApp(config), { port: config.PORT, host: config.HOST })
