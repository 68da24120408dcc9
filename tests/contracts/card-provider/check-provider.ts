import { freePort, startChild } from '@storyright/backing-servers'
import { endWith, settingsFrom } from '@storyright/platform'
import { connectProvider, type Provider } from '../../../services/offers/src/payments/provider.ts'
import { builtValidator } from './build-validator.ts'

const secretKey = 'sk_test_validator' // the validator takes any
const hold = { offerId: 'an-offer', number: 1, amountPence: 500_000, key: 'create-1', customerId: 'cus_1' }
const lately = { after: new Date(Date.now() - 3_600_000), until: new Date() }

/** Every call that the provider's module makes. The validator keeps nothing, so any id will do. */
const calls: Record<string, (provider: Provider) => Promise<unknown>> = {
  create: (provider) => provider.create(hold),
  createCustomer: (provider) => provider.createCustomer('a-producer'),
  cardsOf: (provider) => provider.cardsOf('cus_1', 'shown'),
  detachCard: (provider) => provider.detachCard('pm_1'),
  read: (provider) => provider.read('pi_1'),
  capture: (provider) => provider.capture('pi_1', 'capture-1'),
  cancel: (provider) => provider.cancel('pi_1', 'cancel-1'),
  refund: (provider) => provider.refund('pi_1', 'refund-1'),
  list: (provider) => provider.list(lately)[Symbol.asyncIterator]().next(),
}

/**
 * Asks the card provider's own validator whether our requests are well-formed. Its description is older than the version that
 * our package asks for: what that version dropped is refused by the package's types and by the sandbox only.
 */
async function checkProvider(): Promise<number> {
  const { home } = settingsFrom(process.env)
  const file = await builtValidator(home)
  if (!file) {
    console.log('Nothing was checked: the validator is built with Go, and there is no go on the PATH.')
    return 0
  }
  const port = await freePort()
  const apiUrl = `http://127.0.0.1:${port}`
  const validator = await startChild({
    home,
    name: 'validator',
    command: file,
    args: ['-http-addr', new URL(apiUrl).host],
  })
  for (const output of validator.output) output.resume()
  try {
    await untilItAnswers(apiUrl)
    if (!(await refusesNonsense(apiUrl))) throw new Error('The validator takes everything, so it shows nothing.')
    const provider = connectProvider({ secretKey, webhookSecret: 'whsec_1', deployment: 'a-check', apiUrl })
    let failed = 0
    for (const [name, call] of Object.entries(calls)) {
      const fault = await call(provider).then(() => null, String)
      console.log(fault === null ? `passed  ${name}` : `FAILED  ${name}  ${fault}`)
      if (fault !== null) failed += 1
    }
    return failed === 0 ? 0 : 1
  } finally {
    await validator.stop()
  }
}

const ask = (apiUrl: string, form: Record<string, string>) =>
  fetch(`${apiUrl}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams(form),
  })

const refusesNonsense = async (apiUrl: string) =>
  (await ask(apiUrl, { amount: '100', currency: 'gbp', amout: '1' })).status === 400

async function untilItAnswers(apiUrl: string): Promise<void> {
  const late = Date.now() + 20_000
  while (!(await fetch(apiUrl).catch(() => undefined)))
    if (Date.now() > late) throw new Error('The validator does not answer.')
    else await new Promise((soon) => setTimeout(soon, 100))
}

await endWith(checkProvider)
