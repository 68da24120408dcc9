import { runService } from '@storyright/service-kit'
import { buildApp } from './app.ts'
import { identityConfig } from './config.ts'

const config = identityConfig()
await runService(() => buildApp(config), { port: config.PORT, host: config.HOST })
