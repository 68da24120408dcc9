import { identityCalls } from '@storyright/contracts/http'
import { serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { activePerson } from '../people/active-person.ts'
import { asUser } from '../people/person.ts'
import { deviceCookies } from '../sessions/device-cookie.ts'
import { sessionCookies } from '../sessions/session-cookie.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { closeAccount } from './close-account.ts'
import { completeProfile } from './complete-profile.ts'
import { editProfile } from './edit-profile.ts'
import { register } from './register.ts'

const welcome = {
  producer: 'Registration successful! Please check your email to verify your account.',
  agent: 'Application submitted. Our team will verify your credentials and notify you by email.',
}

export function accountRoutes(app: FastifyInstance, deps: Deps, { secure }: { secure: boolean }): void {
  const { people, clock } = deps

  serve(app, identityCalls.register, async ({ body, request }) => {
    await register(deps, { form: body, ip: request.ip })
    return { message: welcome[body.role] }
  })

  serve(app, identityCalls.currentUser, async ({ viewer, reply }) => {
    const person = await activePerson(people, viewer.id)
    return withVersion(reply, person.version, asUser(person, clock()))
  })

  serve(app, identityCalls.completeProfile, async ({ viewer, body }) =>
    asUser(await completeProfile(deps, { viewer, profile: body }), clock()),
  )

  serve(app, identityCalls.editProfile, async ({ viewer, body, expected, request, reply }) => {
    const person = await editProfile(deps, { viewer, profile: body, expected, ip: request.ip })
    return withVersion(reply, person.version, asUser(person, clock()))
  })

  serve(app, identityCalls.cancelEmailChange, async ({ viewer }) =>
    asUser(await cancelEmailChange(deps, viewer), clock()),
  )

  serve(app, identityCalls.closeAccount, async ({ viewer, body, reply }) => {
    await closeAccount(deps, viewer, body.currentPassword)
    reply.header('set-cookie', [sessionCookies({ secure }).clear(), deviceCookies({ secure }).clear()])
    return { message: 'Your account has been permanently deleted.' }
  })
}
