import { runService } from '@storyright/service-kit'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig()
await runService(() => buildApp(config), { port: config.PORT, host: config.HOST })
