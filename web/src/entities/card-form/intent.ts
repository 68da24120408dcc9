/** Whether a client secret is for keeping a card, rather than for a payment. */
export const isSetup = (clientSecret: string) => clientSecret.startsWith('seti_')

/** The provider's id of the payment, or of the keeping, that a client secret belongs to. */
export const intentId = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''
