import { identityCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { deviceCookies, deviceTokenOf } from '../sessions/device-cookie.ts'
import { sessionCookies, sessionHashOf } from '../sessions/session-cookie.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'

export function passwordRoutes(app: FastifyInstance, deps: Deps, { secure }: { secure: boolean }): void {
  const session = sessionCookies({ secure })
  const device = deviceCookies({ secure })

  serve(app, identityCalls.changePassword, async ({ viewer, body, request, reply }) => {
    const { cookie } = request.headers
    const carried = { sessionHash: sessionHashOf(cookie), deviceToken: deviceTokenOf(cookie) }
    const { token, deviceToken } = await changePassword(deps, { viewer, ...carried, ...body })
    reply.header('set-cookie', [...(token ? [session.carry(token)] : []), device.carry(deviceToken)])
    return { message: 'Password Changed' }
  })

  serve(app, identityCalls.forgotPassword, async ({ body, request }) => {
    await forgotPassword(deps, { email: body.email, ip: request.ip })
    return { message: 'If an account with that email exists, a password reset link has been sent.' }
  })

  serve(app, identityCalls.resetPassword, async ({ body, request, reply }) => {
    reply.header('set-cookie', device.carry(await resetPassword(deps, { ...body, ip: request.ip })))
    return { message: 'Your password has been changed. You can now log in with the new one.' }
  })
}
