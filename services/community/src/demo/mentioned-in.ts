import { foldText } from '@storyright/contracts/vocabulary'
import { demoAccounts } from '@storyright/demo'
import { namedIn } from '../content/named-in.ts'
import type { Mentioned } from '../content/written.ts'

const idOf = new Map(demoAccounts.map(({ id, username }) => [foldText(username), id]))

/** Whom of the demo a text mentions: identity's events about them are not here yet. */
export const mentionedIn = (text: string): Mentioned[] =>
  namedIn(text).flatMap((candidates) => {
    const named = candidates.find(({ key }) => idOf.has(key))
    return named ? [{ id: idOf.get(named.key)!, name: named.name }] : []
  })
