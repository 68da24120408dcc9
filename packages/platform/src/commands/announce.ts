import type { Settings } from '../settings/settings.ts'

const ACCOUNTS = [
  ['producer@storyright.test', 'producer, free tier'],
  ['premium@storyright.test', 'producer with a subscription'],
  ['agent@storyright.test', 'approved agent with listings'],
  ['pending-agent@storyright.test', 'agent waiting for review'],
  ['admin@storyright.test', 'administrator'],
] as const

/** The message shown once the platform is up. */
export function announcement(
  { publicUrl, ports, demo, smtpUrl, telemetry }: Settings,
  labels: string[],
  seconds: number,
): string {
  const lines = [
    '',
    `Storyright is ready: ${publicUrl}  (after ${seconds.toFixed(1)} s)`,
    `  mail it sends     ${smtpUrl ? `by ${new URL(smtpUrl).host}` : `http://localhost:${ports.mail}`}`,
    `  sandbox           http://localhost:${ports.sandbox}`,
    ...(telemetry ? [`  telemetry         http://localhost:${ports.sandbox}/telemetry`] : []),
    `  running on        ${labels.join(', ')}`,
  ]
  if (demo) {
    lines.push('', '  Sign in with the password Storyright1! as')
    for (const [address, what] of ACCOUNTS) lines.push(`    ${address.padEnd(32)}${what}`)
  }
  return [...lines, '', 'Ctrl-C stops everything.'].join('\n')
}
