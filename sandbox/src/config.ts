import { readConfig, serviceEnvironment } from '@storyright/service-kit'
import { z } from 'zod'

const { PORT, HOST, LOG_LEVEL } = serviceEnvironment

export const readSandboxConfig = (environment?: Record<string, string | undefined>) =>
  readConfig({ PORT, HOST, LOG_LEVEL, SMTP_PORT: PORT, MAIL_PORT: PORT, DATA_DIR: z.string().min(1) }, environment)
export type SandboxConfig = ReturnType<typeof readSandboxConfig>
