// What is used here of k6, which brings its modules itself and is no package of npm.

declare const __ENV: Record<string, string | undefined>
declare const __VU: number
declare function open(file: string): string

declare module 'k6/http' {
  export interface Answer {
    status: number
    body: string | null
    json(path?: string): unknown
  }
  export interface Params {
    headers?: Record<string, string>
    tags?: Record<string, string>
  }
  type Body = string | Record<string, string> | null
  const http: {
    get(url: string, params?: Params): Answer
    post(url: string, body?: Body, params?: Params): Answer
  }
  export default http
}

declare module 'k6/execution' {
  const exec: { scenario: { iterationInTest: number } }
  export default exec
}
