import { authenticateIntent } from '../intents/authenticate-intent.ts'
import { canBe } from '../intents/intent-states.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { authenticateSetup } from '../setup/authenticate-setup.ts'
import { canBecome } from '../setup/setup-states.ts'
import type { ObjectStore } from '../store/object.store.ts'
import type { Work } from '../store/work.ts'

/** What a bank asks about: a payment, or a card that is to be saved. */
export type Asking = PaymentIntent | SetupIntent

export const findAsking = (objects: ObjectStore, id: string): Asking | undefined =>
  objects.find('payment_intent', id) ?? objects.find('setup_intent', id)

export const isWaiting = (asking: Asking) =>
  asking.object === 'payment_intent' ? canBe('authenticated', asking) : canBecome('authenticated', asking)

export const answerQuestion = (work: Work, asking: Asking, outcome: 'succeed' | 'fail'): Asking =>
  asking.object === 'payment_intent'
    ? authenticateIntent(work, asking, outcome)
    : authenticateSetup(work, asking, outcome)
