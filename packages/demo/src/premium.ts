/**
 * Whom an administrator has given premium: producers who talk on listings and in the forum without having paid.
 * Usernames of `producers.ts` and `readers.ts`.
 */
export const givenPremium: ReadonlySet<string> = new Set([
  'alastair.crewe',
  'anjali.desai',
  'callum.drever',
  'celeste.moreau',
  'conor.devlin',
  'dagny.lund',
  'efua.asante',
  'elspeth.kinnaird',
  'farah.siddiqui',
  'felix.ormerod',
  'fiona.geddes',
  'hamish.lockhart',
  'hana.novak',
  'huw.morgan',
  'imogen.sayer',
  'ishaan.bose',
  'keziah.brandt',
  'lachlan.muir',
  'leila.haddad',
  'mei.tanaka',
  'morag.finlayson',
  'niall.brannigan',
  'odile.fournier',
  'quentin.ashby',
  'theo.marchant',
  'thora.eriksen',
  'zuleika.amin',
])
