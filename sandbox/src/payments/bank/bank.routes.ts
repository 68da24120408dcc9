import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Html } from '../../pages/html.ts'
import { sendPage } from '../../pages/page.ts'
import { returnUrlOf } from '../objects/payment-intent.ts'
import { readForm } from '../protocol/form-body.ts'
import type { Payments } from '../provider/payments.ts'
import { answeredPage, questionPage } from './bank.page.ts'
import { type Asking, answerQuestion, findAsking, isWaiting } from './question.ts'
import { returnAddress } from './return-address.ts'

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

  function intentOf(id: string, clientSecret: unknown): Asking | undefined {
    const intent = findAsking(payments.objects, id)
    return intent?.client_secret === clientSecret ? intent : undefined
  }
}

const nothingToAnswer = answeredPage('There is no payment to approve here')

/** A browser follows the answer back to the shop only if the page's policy names it. */
function show(reply: FastifyReply, body: Html, { intent, status = 200 }: { intent?: Asking; status?: number } = {}) {
  const back = intent && returnUrlOf(intent.next_action)
  const formsTo = intent ? ["'self'", ...(back ? [new URL(back).origin] : [])] : []
  return sendPage(reply, { title: 'Approve a payment', place: 'Sandbox', body, formsTo }, status)
}
