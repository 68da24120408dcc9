import { identityCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { checkLink } from './check-link.ts'
import { resendVerification } from './resend-verification.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { verifyEmail } from './verify-email.ts'

const done = (email: string | null) =>
  email === null
    ? 'Email verified! You can now log in to your account.'
    : `Your email address is now ${email}. Use it to log in from now on.`

export function verificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, identityCalls.verifyEmail, async ({ params }) => {
    const { email, waits } = await verifyEmail(deps, params.token, { isClicked: false })
    return {
      message: waits ? `Your email address is to become ${email}. Please confirm it.` : done(email),
      email,
      waits,
    }
  })
  serve(app, identityCalls.confirmEmail, async ({ params }) => {
    const { email } = await verifyEmail(deps, params.token, { isClicked: true })
    return { message: done(email), email }
  })

  serve(app, identityCalls.checkLink, async ({ body, request }) => {
    await checkLink(deps, { ...body, ip: request.ip })
    return undefined
  })

  serve(app, identityCalls.undoEmailChange, async ({ body, request }) => {
    await undoEmailChange(deps, { token: body.token, ip: request.ip })
    return {
      message: 'Your account has its email address back, and every device is logged out. Set a new password now.',
    }
  })

  serve(app, identityCalls.resendVerification, async ({ body, request }) => {
    await resendVerification(deps, { email: body.email, ip: request.ip })
    return { message: 'Verification email sent.' }
  })
}
