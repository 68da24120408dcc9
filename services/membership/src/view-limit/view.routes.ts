import { countView as countCall, membershipCalls } from '@storyright/contracts/http'
import { monthOf } from '@storyright/contracts/vocabulary'
import { serve, validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { countView } from './count-view.ts'
import { openedIn } from './view.views.ts'

export function viewRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  serve(app, membershipCalls.openedListings, async ({ viewer }) => openedIn(db, viewer.id, monthOf(clock())))
}

/** What catalogue asks. */
export function countingRoutes(scope: FastifyInstance, deps: Deps): void {
  const count = countView(deps)
  scope.post(countCall.path, ({ body }) => count(validate(countCall.body, body)))
}
