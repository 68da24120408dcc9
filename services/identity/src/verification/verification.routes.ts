import { identityCalls } from '@storyright/contracts'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { resendVerification } from './resend-verification.ts'
import { verifyEmail } from './verify-email.ts'

export function verificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, identityCalls.verifyEmail, async ({ params }) => {
    await verifyEmail(deps)(params.token)
    return { message: 'Email verified! You can now log in to your account.' }
  })

  serve(app, identityCalls.resendVerification, async ({ body, request }) => {
    await resendVerification(deps)({ email: body.email, ip: request.ip })
    return { message: 'Verification email sent.' }
  })
}
