import type { ChatRequest } from './chat-request.ts'

/** What the model was asked, newest last, and how it is minded. */
export interface ModelState {
  gullible: boolean
  /** How many requests are under way. */
  holding: number
  asked(): readonly AskedModel[]
  record(request: ChatRequest): void
  forget(): void
}

export interface AskedModel {
  at: string
  request: ChatRequest
}

const KEPT = 500

export function createModelState(): ModelState {
  let asked: AskedModel[] = []
  return {
    gullible: false,
    holding: 0,
    asked: () => asked,
    record: (request) => {
      asked = [...asked, { at: new Date().toISOString(), request }].slice(-KEPT)
    },
    forget() {
      asked = []
    },
  }
}
