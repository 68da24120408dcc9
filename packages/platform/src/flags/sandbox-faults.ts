import { lengthOf } from './length-of-time.ts'

export const sandboxParts = ['stripe', 'model', 'books', 'youtube', 'x', 'mail'] as const
export type SandboxPart = (typeof sandboxParts)[number]
export const faultKinds = ['slow', 'refuse', 'blackhole'] as const
export type FaultKind = (typeof faultKinds)[number]

/** How the sandbox's operations of a part begin; the card provider has all others. */
const beginnings: Partial<Record<string, SandboxPart>> = {
  chat: 'model',
  books: 'books',
  youtube: 'youtube',
  x: 'x',
  smtp: 'mail',
}
export const partOf = (operation: string): SandboxPart => beginnings[operation.split('.')[0]!] ?? 'stripe'

/** Until it is taken back: as often as the sandbox lets anything fail. */
const TIMES = 10_000
/** As long as the sandbox lets an answer wait; every caller of ours has given up by then. */
const LONGEST_MS = 60_000

/** A failure of every operation of a part, in the words of the sandbox's own control call. */
export function faultsOf(operations: readonly string[], kind: FaultKind, amount: string | undefined): object[] {
  const how = howOf(kind, amount)
  return operations.map((operation) => ({ operation, times: TIMES, ...how }))
}

function howOf(kind: FaultKind, amount: string | undefined): object {
  if (kind === 'blackhole') return { drop: true, delay_ms: LONGEST_MS }
  if (kind === 'slow') return { delay_ms: Math.min(LONGEST_MS, lengthOf(amount ?? '11s')) }
  return { status: Number(amount ?? 503) }
}

interface PendingFault {
  operation: string
  status?: number
  delayMs?: number
  times: number
}

/** The sandbox's own control calls. */
export function sandboxControl(url: string) {
  const control = async (method: string, query = '', body?: object) => {
    const answer = await fetch(`${url}/control/faults${query}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (answer.ok) return answer.status === 204 ? null : answer.json()
    const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string }
    throw new Error(detail ?? `The sandbox answered ${answer.status}.`)
  }
  const read = async () => (await control('GET')) as { operations: string[]; faults: PendingFault[] }

  return {
    async waiting(): Promise<Map<SandboxPart, PendingFault>> {
      const { faults } = await read()
      return new Map(faults.map((fault) => [partOf(fault.operation), fault]))
    },
    /** Every operation of a part fails from now on, instead of however it failed before; or none does. */
    async set(part: SandboxPart, kind: FaultKind | 'off', amount: string | undefined): Promise<void> {
      const operations = (await read()).operations.filter((operation) => partOf(operation) === part)
      await control('DELETE', `?operations=${operations.join(',')}`)
      if (kind === 'off') return
      for (const fault of faultsOf(operations, kind, amount)) await control('POST', '', fault)
    },
  }
}
