import { Refusal, type RefusalDefinition, refusalCode } from './refusals.ts'

interface Switch {
  /** What stands still while it is off, for operators. */
  stops: string
  /** What people read then, unless the operator has a sentence of their own. */
  message: string
}

/** The parts that an operator can switch off. All are on unless the file of flags switches them off. */
export const switches = {
  payments: {
    stops: 'making, paying and accepting offers, upgrades, renewals and saving cards; what has begun is finished',
    message: 'Payments are paused at the moment, and nothing is charged. Please try again later.',
  },
  registrations: {
    stops: 'joining and applying; signing in goes on',
    message: 'Nobody new can join at the moment. Whoever has an account can sign in as usual.',
  },
  model: {
    stops: 'asking the language model; analyses follow from tables',
    message: 'The language model is switched off at the moment: what it has not read is scored by our tables.',
  },
  enrichment: {
    stops: 'looking titles up at other sources; what was found stays',
    message: 'Nothing is looked up elsewhere at the moment. What was found before stays.',
  },
} as const satisfies Record<string, Switch>

export type SwitchName = keyof typeof switches
export const switchNames = Object.keys(switches) as SwitchName[]

/** A part that is off, with what people read about it and, where that is planned, until when. */
export interface SwitchedOff {
  name: SwitchName
  says: string
  until: Date | null
}

/** The refusal of whatever a switch stops: `PAYMENTS_OFF`, with the sentence that people read. */
export function switchRefusal(name: SwitchName) {
  return {
    status: 503,
    message: switches[name].message,
    code: refusalCode(`${name}Off`),
  } as const satisfies RefusalDefinition & {
    code: string
  }
}

export const refuseSwitchedOff = ({ name, says, until }: SwitchedOff, now: Date): Refusal =>
  new Refusal(switchRefusal(name), {
    message: says,
    ...(until && { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000)) }),
  })
