import { inRepository } from '../repository.ts'
import type { BucketAccess } from './bucket-access.ts'
import type { CardKeys } from './card-keys.ts'
import type { ModelAccess } from './model-access.ts'
import type { SourceAccess } from './source-access.ts'

/** The ports that people and programs outside the platform know. */
export interface Ports {
  gateway: number
  sandbox: number
  smtp: number
  mail: number
}

/** The settings of a start, from its environment. */
export interface Settings {
  home: string
  ports: Ports
  publicUrl: string
  demo: boolean
  /** Of the card provider; only a start that is meant for people has any. */
  cardKeys?: CardKeys | null
  /** The same of a language model. */
  modelAccess?: ModelAccess | null
  /** And of the sources that titles are looked up at. */
  sourceAccess?: SourceAccess
  /** And of a bucket for files. */
  bucketAccess?: BucketAccess | null
  /** Whether the sandbox shows telemetry. */
  telemetry?: boolean
  /** And of a mail server; without one the catcher takes all mail. */
  smtpUrl?: string | null
}

/** The variable that moves each of the fixed ports, and where it is otherwise. */
export const portVariables: Record<keyof Ports, { variable: string; usual: number }> = {
  gateway: { variable: 'PORT', usual: 8080 },
  sandbox: { variable: 'SANDBOX_PORT', usual: 8090 },
  smtp: { variable: 'SMTP_PORT', usual: 1025 },
  mail: { variable: 'MAIL_PORT', usual: 1080 },
}

/** Reads the settings, or throws a sentence about the first that makes no sense. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const ports = {
    gateway: portFrom(env, 'gateway'),
    sandbox: portFrom(env, 'sandbox'),
    smtp: portFrom(env, 'smtp'),
    mail: portFrom(env, 'mail'),
  }
  return {
    home: inRepository(env.STORYRIGHT_HOME ?? '.storyright'),
    ports,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${ports.gateway}`,
    demo: env.STORYRIGHT_DEMO !== '0',
  }
}

function portFrom(env: NodeJS.ProcessEnv, name: keyof Ports): number {
  const { variable, usual } = portVariables[name]
  const text = env[variable]
  if (text === undefined) return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port number from 1 to 65535, not “${text}”.`)
  return port
}
