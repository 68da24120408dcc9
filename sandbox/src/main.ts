import { runService } from '@storyright/service-kit'
import { buildApp } from './app.ts'
import { readSandboxConfig } from './config.ts'

const config = readSandboxConfig()
await runService(() => buildApp(config), { port: config.PORT, host: config.HOST })
