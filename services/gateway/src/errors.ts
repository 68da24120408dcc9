import { comeBack, defineRefusals } from '@storyright/contracts/vocabulary'

/** The refusals of the gateway itself. */
export const gatewayRefusals = defineRefusals({
  requestTimeout: { status: 408, message: 'The request took too long to arrive.' },
  requestBroken: { status: 400, message: 'The request ended before it was complete.' },
  tooManyAtOnce: {
    status: 429,
    message: 'Too many of your requests are still under way. Please wait a moment and try again.',
    retryAfterSeconds: comeBack.soonSeconds,
  },
  busy: { status: 503, message: 'There is more to do right now than can be done. Please try again shortly.' },
})
