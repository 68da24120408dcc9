import type { Settings } from './settings.ts'

/** With which a trial behind TLS starts all the same. */
export const trialVariable = 'STORYRIGHT_TRIAL'

/** Throws a sentence for each thing that must not be public: accounts with a known password, simulated cards. */
export function requireFitForPublic(
  { publicUrl, demo, cardKeys }: Pick<Settings, 'publicUrl' | 'demo' | 'cardKeys'>,
  env: NodeJS.ProcessEnv,
): void {
  if (!isPublic(publicUrl) || env[trialVariable] === '1') return
  const faults = [
    demo && 'Everybody knows the password of the demo accounts: set STORYRIGHT_DEMO=0.',
    !cardKeys &&
      'The sandbox takes test cards as money: set STRIPE_SECRET_KEY and the other keys of the card provider.',
  ].filter(Boolean)
  if (faults.length === 0) return
  throw new Error(
    `${publicUrl} is a public address.\n${faults.join('\n')}\nFor a trial that holds nothing of value, set ${trialVariable}=1.`,
  )
}

function isPublic(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' && !/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
