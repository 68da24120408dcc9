export { type ReadViewer, verifyWith, verifyWithIdentity } from './access-token.ts'
export type { Lease } from './background/background.ts'
export {
  type Background,
  type BackgroundWork,
  type Bell,
  createBell,
  workInBackground,
} from './background/background.ts'
export { untilAborted } from './background/until-aborted.ts'
export { createBatcher } from './batcher.ts'
export { configOf, environmentParts, serviceEnvironment, urlsOf } from './config.ts'
export { createService, type ServiceOptions } from './create-service.ts'
export { type CsvColumn, csvFile, csvOfPages, csvPageRows } from './csv.ts'
export { demoLoadingIn } from './demo-loading.ts'
export { openSwitches, type Switches } from './flags/switches.ts'
export type { ReadinessCheck } from './health.ts'
export { requireInternalToken } from './internal.ts'
export { createKeyedMutex, type KeyedMutex } from './keyed-mutex.ts'
export { knowsPerson, openListing, openListingLimitMs } from './open-listing.ts'
export { answerOnlyAs, clientNetwork, refuseTwoHosts } from './own-host.ts'
export { cursorTime, describePage, type Page, pageOf, readCursor } from './page.ts'
export { problemOf, replyWithProblem } from './problem.ts'
export { type ReadyAnswer, sendReady, serialised } from './ready-answer.ts'
export { createGate, type LimitedEnd, type ProcessLimits, programNamed, runLimited } from './run-limited.ts'
export { runService } from './run-service.ts'
export { admit, type CallHandler, type CallRequest, idempotencyKeyOf, jsonSchemaOf, serve, validate } from './serve.ts'
export {
  type Breaker,
  createBreaker,
  createServiceClient,
  type InternalCall,
  type ServiceClient,
} from './service-client.ts'
export { streamFile } from './stream-file.ts'
export { type Expected, requireVersion, requireVersionOf, versionTag, withVersion } from './version.ts'
