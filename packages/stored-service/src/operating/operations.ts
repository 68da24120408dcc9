import { setTimeout as wait } from 'node:timers/promises'
import {
  figuresMade,
  figuresWithout,
  internalTokenHeader,
  internalTokensIn,
  makeFigures,
  raiseVersions,
  republishSnapshots,
  resendEvents,
} from '@storyright/contracts/http'
import type { ServiceName } from '@storyright/contracts/services'

/** Operators' commands to a service; each returns the lines to print. */
export interface OperationTarget {
  ask: Ask
  /** How the service is called in these. */
  who: string
}

/** The only service that can do it. */
export const keeperOf = { figures: 'ai' } as const satisfies Record<string, ServiceName>

const ASK_AGAIN_MS = 500

/** Publishes everything that the service owns again. */
export async function republish({ ask, who }: OperationTarget): Promise<string[]> {
  const { sent } = republishSnapshots.reply.parse(await ask(republishSnapshots))
  return [`${who} has sent ${sent} snapshots.`]
}

/** After the service's own database was restored: its state counts as the newest. */
export async function outdo({ ask, who }: OperationTarget): Promise<string[]> {
  const { raised, snapshots } = raiseVersions.reply.parse(await ask(raiseVersions))
  return [`${who} has raised ${raised} versions and sent ${snapshots} snapshots.`]
}

/** Publishes again what was published since a time. */
export async function resend({ ask, who }: OperationTarget, since: Date): Promise<string[]> {
  const answer = await ask(resendEvents, { since: since.toISOString() })
  const { events, snapshots } = resendEvents.reply.parse(answer)
  return [`${who} tells ${events} events again, and sends ${snapshots} snapshots.`]
}

/** Rebuilds the platform's figures from people, listings, offers and favourites, and waits for them. */
export async function rebuildFigures({ ask }: OperationTarget): Promise<string[]> {
  const { generation } = makeFigures.reply.parse(await ask(makeFigures))
  while (figuresMade.reply.parse(await ask(figuresMade)).generation < generation) await wait(ASK_AGAIN_MS)
  return ['The figures have been made anew.']
}

/** Takes what an account has added out of the figures. */
export async function figuresWithoutUser({ ask }: OperationTarget, userId: string): Promise<string[]> {
  const { method, path, body, reply } = figuresWithout
  const asked = body.safeParse({ userId })
  if (!asked.success)
    throw new Error(`${userId} is no id of an account: it is the one in the address of the person’s page.`)
  const { taken } = reply.parse(await ask({ method, path }, asked.data))
  return [
    `Taken out of the figures: ${taken} ${taken === 1 ? 'view or search' : 'views and searches'}. Recommendations leave it out from the next training on.`,
  ]
}

/** Parses an operator's time; throws a sentence for anything else. */
export function momentOf(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Error(`“${text}” is no time: write 2026-11-22T04:00Z, say.`)
  return moment
}

/** Sends an operator's request to a service; throws what it refused with, as a sentence. */
export type Ask = (call: { method: string; path: string }, body?: object) => Promise<unknown>

interface Asked {
  /** The service's name in the output. */
  who: string
  url: string
  /** One or more, with commas between; the first is sent. */
  internalToken: string
}

export const askService = ({ who, url, internalToken }: Asked): Ask => {
  const [token = ''] = internalTokensIn(internalToken)
  return async ({ method, path }, body) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { [internalTokenHeader]: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`${who} does not answer at ${url}.`, { cause })
    })
    if (!answer.ok) throw new Error(`${who} answered ${answer.status}.`)
    return answer.json()
  }
}
