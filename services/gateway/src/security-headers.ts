import { cspReports } from './csp-reports.ts'

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const nothingElse = {
  'default-src': "'self'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}

/** What the card provider documents for its elements: more of its script and frames come from hosts below js.stripe.com. */
const provider = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  api: 'https://api.stripe.com',
}

/** The inputs of a policy besides the page's own nonce. */
export interface PagesPolicy {
  /** The sandbox in the card provider's place: pages may speak to that instead. */
  paymentSandbox: string | undefined
  /** The hashes of inline scripts: `'sha256-…'`. */
  scriptHashes: readonly string[]
}

/** For the app's pages: no script but our own and the card provider's, styles by nonce, pictures from anywhere safe. */
const pagePolicy = (nonce: string, { paymentSandbox, scriptHashes }: PagesPolicy) =>
  policy({
    ...nothingElse,
    ...(paymentSandbox
      ? { 'script-src': ownScripts(scriptHashes), 'connect-src': `'self' ${paymentSandbox}` }
      : {
          'script-src': `${ownScripts(scriptHashes)} ${provider.script}`,
          'frame-src': provider.frames,
          'connect-src': `'self' ${provider.api}`,
        }),
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: https:",
    'report-uri': cspReports.path, // by browsers that do not know report-to yet
    'report-to': cspReports.group,
  })

const ownScripts = (hashes: readonly string[]) => ["'self'", ...hashes].join(' ')

/**
 * The policy of the app's pages. Any of them may be the one that later pays, since the app goes from page to page without
 * loading one: so all of them let the provider's frame ask for a payment and keep the window that a bank opens.
 */
export function pageHeaders(nonce: string, pages: PagesPolicy): Record<string, string> {
  const csp = {
    'content-security-policy': pagePolicy(nonce, pages),
    'reporting-endpoints': `${cspReports.group}="${cspReports.path}"`,
  }
  if (pages.paymentSandbox) return csp
  return {
    ...csp,
    'permissions-policy': permissions('(self "https://js.stripe.com")'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

const permissions = (payment: string) => `camera=(), geolocation=(), microphone=(), payment=${payment}`

/** The API reference: its scripts and styles are files, its icons are inline in them. */
export const referencePolicy = policy({
  ...nothingElse,
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self' data:",
  'img-src': "'self' data:",
})

/** Answers that no browser should ever render. */
export const dataPolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" })

export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions('(self)'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
