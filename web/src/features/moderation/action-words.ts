import type { Flagged } from '@storyright/contracts/http'
import type { ModerationAction } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { textNouns } from './text-nouns.ts'

interface ActionWords {
  label: string
  /** Of the question, where one is asked. */
  title: string
  effect: string
  done: { title: string; description: string }
}

const reportersNote = 'Those who flagged it are told.'

/** Each action in words, about a text and its author. */
export function actionWords(action: ModerationAction, { subject, author, isWaiting }: Flagged): ActionWords {
  const noun = textNouns[subject]
  const name = nameOf(author)
  const words: Record<ModerationAction, ActionWords> = {
    keep: isWaiting
      ? says('Show it', `Show this ${noun}?`, '', 'Shown', `Everybody who may read the place sees the ${noun} now.`)
      : says('Keep', `Keep this ${noun}?`, '', 'Kept', `The ${noun} stays. ${reportersNote}`),
    remove: says(
      'Remove',
      `Remove this ${noun}?`,
      `Readers no longer see it, and ${name} is told your reason. ${reportersNote}`,
      'Removed',
      `${name} is told your reason.`,
    ),
    warn: says(
      'Warn',
      `Warn ${name}?`,
      `${name} gets your warning by e-mail. Whether the ${noun} stays is decided apart from it.`,
      'Warned',
      `${name} gets your warning by e-mail.`,
    ),
    mute: says(
      'Mute',
      `Mute ${name}?`,
      `${name} can read, but not write, until the time is over, and is told your reason.`,
      'Muted',
      `${name} cannot write for now, and is told your reason.`,
    ),
    unmute: says('Unmute', `Unmute ${name}?`, '', 'Unmuted', `${name} can write again.`),
    lock: says('Lock', 'Lock the discussion?', '', 'Locked', 'Nobody can reply to the discussion any more.'),
    unlock: says('Unlock', 'Unlock the discussion?', '', 'Unlocked', 'The discussion can be replied to again.'),
    move: says(
      'Move',
      'Move the discussion?',
      'It keeps its address, and stands in the other category from now on.',
      'Moved',
      'The discussion stands in its new category.',
    ),
    stick: says('Make sticky', 'Make it sticky?', '', 'Sticky', 'The discussion stands above all others.'),
    unstick: says(
      'No longer sticky',
      'No longer sticky?',
      '',
      'No Longer Sticky',
      'The discussion stands among the others.',
    ),
  }
  return words[action]
}

const says = (label: string, title: string, effect: string, done: string, description: string): ActionWords => ({
  label,
  title,
  effect,
  done: { title: done, description },
})
