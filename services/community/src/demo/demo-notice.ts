import type { Notice } from '../notifications/notice.ts'

/** A notification of the demo's people, and its time. */
export interface DemoNotice {
  at: Date
  notice: Notice
}
