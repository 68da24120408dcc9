import { identityCalls } from '@storyright/contracts/http'
import { demoLoadingIn, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'

/** What of the demo is still to come, for the pages that show it. */
export function demoLoadingRoutes(app: FastifyInstance, { DEMO_FILE }: { DEMO_FILE?: string | undefined }): void {
  serve(app, identityCalls.demoLoading, () => demoLoadingIn(DEMO_FILE))
}
