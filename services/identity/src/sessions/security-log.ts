/** The log of sign-ins. People are named by their ids; addresses and input stay out of logs. */
interface SignInEvent {
  /** `null` where nobody has that address. */
  personId: string | null
  /** `SIGNED_IN`, or the code of the refusal. */
  outcome: string
  /** The rate limit's bucket, beside the network's. */
  countedBy: 'device' | 'account'
}

export interface SecurityLog {
  signIn(event: SignInEvent): void
}

interface Logger {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** Writes security events to the service's log, each with the member `security` to find them by. */
export function createSecurityLog(logger: Logger): SecurityLog {
  return {
    signIn(event) {
      const isIn = event.outcome === 'SIGNED_IN'
      logger[isIn ? 'info' : 'warn']({ security: 'sign-in', ...event }, isIn ? 'Signed in' : 'Signing in was refused')
    },
  }
}
