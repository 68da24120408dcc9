/** In this order: those below stand in the names of those above. */
const families = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|Opera)\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
] as const

export type AgentFamily = (typeof families)[number][0] | 'other'

/** All that is kept of a user agent. */
export const agentFamily = (userAgent: string | null | undefined): AgentFamily =>
  families.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'other'
