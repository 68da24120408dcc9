import { runService } from '@storyright/service-kit'
import { buildApp } from './app.ts'
import { readOffersConfig } from './config.ts'

const config = readOffersConfig()
await runService(() => buildApp(config), { port: config.PORT, host: config.HOST })
