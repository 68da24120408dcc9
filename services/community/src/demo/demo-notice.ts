import type { Notice } from '../notifications/notice.ts'

/** What the demo's people were told, and when. */
export interface DemoNotice {
  at: Date
  notice: Notice
}
