export type { InternalAnswers } from './internal-calls.ts'
export { openStoredService, type StoredService, type StoredServiceOptions } from './open-stored-service.ts'
export type { MainStored, OpenMain, Stored } from './stored.ts'
