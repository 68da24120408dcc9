import { identityCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { sessionHashOf } from '../sessions/session-cookie.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, identityCalls.changePassword, async ({ viewer, body, request }) => {
    await changePassword(deps)({ viewer, sessionHash: sessionHashOf(request.headers.cookie), ...body })
    return { message: 'Password Changed' }
  })

  serve(app, identityCalls.forgotPassword, async ({ body, request }) => {
    await forgotPassword(deps)({ email: body.email, ip: request.ip })
    return { message: 'If an account with that email exists, a password reset link has been sent.' }
  })

  serve(app, identityCalls.resetPassword, async ({ body, request }) => {
    await resetPassword(deps)({ ...body, ip: request.ip })
    return { message: 'Your password has been changed. You can now log in with the new one.' }
  })
}
