export {
  declinedBecause,
  nextTry,
  openStripe,
  type ProviderAccess,
  paymentSettingsOf,
  providerEnvironment,
  readSigned,
} from './open-stripe.ts'
export { isProviderError, ProviderAnswered, ProviderSilent, providerErrorOf } from './provider-error.ts'
export { type Tries, tryEach } from './try-each.ts'
export { mountWebhook } from './webhook.ts'
