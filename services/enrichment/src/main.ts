import { runService } from '@storyright/service-kit'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

await runService(readConfig, buildApp)
