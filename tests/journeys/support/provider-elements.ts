import type { BrowserContext, Route } from '@playwright/test'
import { environment } from './environment.ts'

/**
 * Stands in for the card provider's script and frames at their own addresses, and asks of our pages what the real ones ask:
 * a script and a nested frame from other hosts of theirs, the right to use the browser's payments within their frame, and
 * a window of the bank's that answers to the page which opened it. What a page refuses them fails the payment.
 */
export async function standInForProvider(context: BrowserContext): Promise<void> {
  const answer = (contentType: string, body: string) => (route: Route) => route.fulfill({ contentType, body })
  await context.route(/^https:\/\/js\.stripe\.com\/.*stripe\.js/, answer('text/javascript', script))
  await context.route('https://m.js.stripe.com/part.js', answer('text/javascript', 'window.partOfProvider = true'))
  await context.route('https://js.stripe.com/elements.html', answer('text/html', elementsFrame))
  await context.route('https://inner.js.stripe.com/field.html', answer('text/html', innerFrame))
  await context.route('https://hooks.stripe.com/bank.html', answer('text/html', bankWindow))
  await context.route('https://api.stripe.com/v1/payment_intents/**', confirmAtSandbox)
  // The services behind this page work with the sandbox, and would name its form.
  await context.route('**/api/offers/payment-settings', (route) =>
    route.fulfill({ json: { publishableKey: 'pk_test_storyright', sandboxUrl: null } }),
  )
}

/** Forwards calls to the provider's API to the sandbox. */
async function confirmAtSandbox(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 200, headers: cors })
  const answer = await fetch(new URL(pathname, environment.sandboxUrl), {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_storyright' },
    body: new URLSearchParams(route.request().postData() ?? ''),
  })
  return route.fulfill({
    status: answer.status,
    headers: cors,
    contentType: 'application/json',
    body: await answer.text(),
  })
}

const html = (body: string) => `<!doctype html><html lang="en"><title>Provider</title>${body}</html>`

const innerFrame = html(`<label>Card number <input name="number"></label>`)

const elementsFrame = html(`
  <iframe title="Card number" src="https://inner.js.stripe.com/field.html"></iframe>
  <script>
    const mayPay = document.featurePolicy.allowsFeature('payment')
    document.querySelector('iframe').addEventListener('load', () => parent.postMessage({ from: 'elements', mayPay }, '*'))
  </script>`)

const bankWindow = html(`
  <p>Your bank</p>
  <script>window.opener && window.opener.postMessage({ from: 'bank' }, '*')</script>`)

const script = `(() => {
  const heard = (from) => new Promise((resolve) => addEventListener('message', ({ data }) => data && data.from === from && resolve(data)))
  const within = (promise, what) =>
    Promise.race([promise, new Promise((_resolve, reject) => setTimeout(() => reject(new Error(what)), 8000))])
  const part = () => new Promise((resolve, reject) => {
    const element = document.createElement('script')
    Object.assign(element, { src: 'https://m.js.stripe.com/part.js', onload: resolve, onerror: () => reject(new Error('no part')) })
    document.head.append(element)
  })
  window.Stripe = (key) => {
    let elementsSecret
    return {
      _registerWrapper() {},
      elements({ clientSecret }) {
        elementsSecret = clientSecret
        const listeners = {}
        return {
          create: () => ({
            on(event, tell) { listeners[event] = tell },
            mount(place) {
              const ready = heard('elements')
              const frame = document.createElement('iframe')
              Object.assign(frame, { title: 'Secure payment input frame', allow: 'payment *', src: 'https://js.stripe.com/elements.html' })
              place.append(frame)
              Promise.all([within(part(), 'The script was refused.'), within(ready, 'The frame was refused.')]).then(
                ([, { mayPay }]) => mayPay ? listeners.ready({}) : listeners.loaderror({ error: { message: 'Payments are refused to the frame.' } }),
                (error) => listeners.loaderror({ error: { message: error.message } }))
            },
            destroy() {},
          }),
        }
      },
      async confirmPayment() {
        const answered = heard('bank')
        const bank = window.open('https://hooks.stripe.com/bank.html', '_blank', 'width=400,height=400')
        try { await within(answered, 'The bank’s window was cut off.') }
        catch (error) { return { error: { type: 'validation_error', message: error.message } } }
        bank.close()
        const response = await fetch('https://api.stripe.com/v1/payment_intents/' + elementsSecret.split('_secret_')[0] + '/confirm', {
          method: 'POST',
          body: new URLSearchParams({ client_secret: elementsSecret, payment_method: 'pm_card_visa', key }),
        })
        const body = await response.json()
        return response.ok ? { paymentIntent: body } : { error: body.error }
      },
    }
  }
})()`
