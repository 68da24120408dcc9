import type { Progress } from '@storyright/backing-servers'
import type { Sandbox } from '../support/sandbox.ts'
import type { BackingServers } from '../support/servers.ts'

/** The platform that is hurt. */
export interface Hurt {
  home: string
  servers: BackingServers
  sandbox: Sandbox
  /** The address of each process, by name. */
  services: Record<string, string>
  internalToken: string
  progress: Progress
}

/** Something that goes wrong for a while. */
export interface Fault {
  name: string
  /** What is done, in words. */
  what: string
  seconds: number
  /** How often every part is asked meanwhile; once a second unless it says otherwise. */
  everyMs?: number
  /** How long it may take afterwards, until everything can be used and until all books agree. */
  usableWithin: number
  agreesWithin: number
  /** Why it cannot be done on this machine, if it cannot. */
  unless?(home: string): Promise<string | undefined>
  /** What has to be laid aside some time before. */
  before?(hurt: Hurt): Promise<void>
  /** Lets it begin; what it answers ends it, and returns once it has ended for sure. */
  begin(hurt: Hurt): Promise<() => Promise<End | undefined>>
}

/** What an end leaves behind on purpose. */
export interface End {
  /** What was answered for since then is gone: the books are those of that moment. */
  forgottenSince?: Date
  /** Which requests, by when they began, may have been refused or cut off; without it any. */
  mayRefuse?(beganAt: number): boolean
  /** Offers whose acceptance our books have forgotten, and the provider and whoever was told have not. */
  undone?: readonly string[]
}
