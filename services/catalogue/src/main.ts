import { runService } from '@storyright/service-kit'
import { buildApp } from './app.ts'
import { readCatalogueConfig } from './config.ts'

const config = readCatalogueConfig()
await runService(() => buildApp(config), { port: config.PORT, host: config.HOST })
