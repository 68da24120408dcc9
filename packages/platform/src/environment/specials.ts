import path from 'node:path'
import type { ServiceName } from '@storyright/contracts/services'
import type { DemoPart } from '@storyright/contracts/vocabulary'
import { cardProvider } from './card-provider.ts'
import type { Installation } from './installation.ts'
import { languageModel } from './language-model.ts'
import { outsideSources } from './outside-sources.ts'

/** A service's variables and needs beyond the table of services. */
export interface Special {
  env?(installation: Installation): Record<string, string>
  /** The processes that must be running before its demo data can be seeded. */
  seedNeeds?: readonly string[]
  /** Its demo data is loaded behind the address, as this part. */
  demoPart?: DemoPart
}

/** A service that is not here needs nothing special. */
export const specials: Partial<Record<ServiceName, Special>> = {
  identity: {
    env: ({ ports, keys, smtpUrl }) => ({
      SMTP_URL: smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`,
      SIGNING_KEY_FILE: keys.signingKeyFile,
    }),
  },
  catalogue: {
    env: ({ home }) => ({ UPLOADS_DIR: path.join(home, 'data', 'uploads') }), // older than the rule for such folders
  },
  offers: {
    seedNeeds: ['sandbox'],
    env: cardProvider('offers'),
  },
  membership: {
    seedNeeds: ['sandbox'],
    env: cardProvider('membership'),
  },
  ai: { demoPart: 'ai', env: languageModel },
  community: { demoPart: 'community' },
  enrichment: { demoPart: 'enrichment', seedNeeds: ['sandbox', 'catalogue'], env: outsideSources },
}
