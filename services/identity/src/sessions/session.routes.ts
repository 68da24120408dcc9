import { identityCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { asUser } from '../people/person.ts'
import { deviceCookies, deviceTokenOf } from './device-cookie.ts'
import { sessionCookies, sessionHashOf } from './session-cookie.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export function sessionRoutes(app: FastifyInstance, deps: Deps, { secure }: { secure: boolean }): void {
  const cookies = sessionCookies({ secure })
  const device = deviceCookies({ secure })

  serve(app, identityCalls.login, async ({ body, request, reply }) => {
    const known = deviceTokenOf(request.headers.cookie)
    const { person, token, deviceToken } = await signIn(deps, { ...body, ip: request.ip, deviceToken: known })
    reply.header('set-cookie', [cookies.carry(token), device.carry(deviceToken)])
    return { user: asUser(person, deps.clock()) }
  })

  serve(app, identityCalls.logout, async ({ viewer, request, reply }) => {
    await signOut(deps, { sessionHash: sessionHashOf(request.headers.cookie), viewer })
    reply.header('set-cookie', cookies.clear())
    return { message: 'You have been logged out successfully.' }
  })
}
