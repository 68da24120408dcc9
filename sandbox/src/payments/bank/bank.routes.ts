import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Html, html } from '../../pages/html.ts'
import { sendPage } from '../../pages/page.ts'
import { authenticateIntent, canBe } from '../intents/intent-states.ts'
import { type PaymentIntent, returnUrlOf } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { readForm } from '../protocol/form-body.ts'
import type { Payments } from '../provider/payments.ts'
import { authenticateSetup, canBecome } from '../setup/authenticate-setup.ts'
import type { ObjectStore } from '../store/object.store.ts'
import type { Work } from '../store/work.ts'

interface Question {
  intent: PaymentIntent | SetupIntent
  /** The last digits of the card that is to pay. */
  last4: string
  action: string
}

/** The bank asks its customer (3-D Secure). */
const questionPage = ({ intent, last4, action }: Question): Html => html`<main class="bank">
<p class="bank-name">Sandbox Bank</p>
<h1>${intent.object === 'payment_intent' ? 'Is this payment yours?' : 'Do you want to save this card?'}</h1>
<dl>
${intent.object === 'payment_intent' ? html`<dt>Amount</dt><dd class="money">${formatMoney(intent)}</dd>` : html``}
<dt>For</dt><dd>${intent.description ?? 'Storyright'}</dd>
<dt>Card</dt><dd>•••• ${last4}</dd>
</dl>
<form method="post" action="${action}">
<button class="main" name="outcome" value="succeed">Approve</button>
<button name="outcome" value="fail">Refuse</button>
</form>
<p class="foot">This page plays your bank on this machine. No money moves.</p>
</main>`

/** There is nothing (more) to ask. */
const answeredPage = (message: string): Html => html`<main class="bank">
<p class="bank-name">Sandbox Bank</p>
<h1>${message}</h1>
<p>You can close this page.</p>
</main>`

const formatMoney = ({ amount, currency }: PaymentIntent) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100)

type Visit = { Params: { id: string }; Querystring: { client_secret?: unknown } }

const answer = z.object({ outcome: z.enum(['succeed', 'fail']) })

/** The page of the customer's bank, where a browser is sent for 3-D Secure. */
export async function bankRoutes(app: FastifyInstance, { payments }: { payments: Payments }): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.get<Visit>('/bank/:id', async ({ params, query, url }, reply) => {
    const intent = intentOf(params.id, query.client_secret)
    if (!intent) return show(reply, nothingToAnswer, { status: 404 })
    if (!isWaiting(intent)) return show(reply, answeredPage('This has been answered already'))
    const { card } = payments.objects.find('payment_method', intent.payment_method!)!
    return show(reply, questionPage({ intent, last4: card.last4, action: url }), { intent })
  })

  app.post<Visit>('/bank/:id', async ({ params, query, body }, reply) => {
    const answered = answer.safeParse(readForm(String(body ?? '')))
    const intent = intentOf(params.id, query.client_secret)
    if (!intent || !answered.success) return show(reply, nothingToAnswer, { status: intent ? 400 : 404 })
    if (!isWaiting(intent)) return show(reply, answeredPage('This has been answered already'))
    const back = returnUrlOf(intent.next_action)
    const settled = payments.work((work) => answerQuestion(work, intent, answered.data.outcome))
    if (back === null) return show(reply, answeredPage('Thank you'))
    return reply.redirect(returnAddress(back, settled), 303)
  })

  function intentOf(id: string, clientSecret: unknown): ChallengedIntent | undefined {
    const intent = findAsking(payments.objects, id)
    return intent?.client_secret === clientSecret ? intent : undefined
  }
}

const nothingToAnswer = answeredPage('There is no payment to approve here')

/** A browser follows the answer back to the shop only if the page's policy names it. */
function show(
  reply: FastifyReply,
  body: Html,
  { intent, status = 200 }: { intent?: ChallengedIntent; status?: number } = {},
) {
  const back = intent && returnUrlOf(intent.next_action)
  const formsTo = intent ? ["'self'", ...(back ? [new URL(back).origin] : [])] : []
  return sendPage(reply, { title: 'Approve a payment', place: 'Sandbox', body, formsTo }, status)
}

/** Back to the shop, with what the provider adds so that it can look the payment, or the saved card, up. */
function returnAddress(address: string, { object, id, client_secret, status }: PaymentIntent | SetupIntent) {
  const url = new URL(address)
  url.searchParams.set(object, id)
  url.searchParams.set(`${object}_client_secret`, client_secret)
  url.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded')
  return url.href
}

/** What a bank asks about: a payment, or a card that is to be saved. */
type ChallengedIntent = PaymentIntent | SetupIntent

const findAsking = (objects: ObjectStore, id: string): ChallengedIntent | undefined =>
  objects.find('payment_intent', id) ?? objects.find('setup_intent', id)

const isWaiting = (asking: ChallengedIntent) =>
  asking.object === 'payment_intent' ? canBe('authenticated', asking) : canBecome('authenticated', asking)

const answerQuestion = (work: Work, asking: ChallengedIntent, outcome: 'succeed' | 'fail'): ChallengedIntent =>
  asking.object === 'payment_intent'
    ? authenticateIntent(work, asking, outcome)
    : authenticateSetup(work, asking, outcome)
