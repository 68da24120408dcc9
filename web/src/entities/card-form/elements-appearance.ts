import type { Appearance } from '@stripe/stripe-js'

/** The current values of our design tokens, for frames that cannot read our styles. */
export function elementsAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const known = {
    colorPrimary: token('ink'),
    colorBackground: token('surface'),
    colorText: token('ink'),
    colorTextSecondary: token('ink-3'),
    colorDanger: token('bad'),
    borderRadius: token('radius'),
  }
  return {
    theme: 'stripe',
    variables: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
  }
}
