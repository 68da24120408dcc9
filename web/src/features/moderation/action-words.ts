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

const reportersNote = 'We notify the people who flagged it.'

/** Each action in words, about a text and its author. */
export function actionWords(action: ModerationAction, { subject, author, isWaiting }: Flagged): ActionWords {
  const noun = textNouns[subject]
  const name = nameOf(author)
  const words: Record<ModerationAction, ActionWords> = {
    keep: isWaiting
      ? says(
          'Publish',
          `Publish this ${noun}?`,
          '',
          'Published',
          `Everybody who may read the place sees the ${noun} now.`,
        )
      : says('Keep', `Keep this ${noun}?`, '', 'Kept', `The ${noun} stays. ${reportersNote}`),
    remove: says(
      'Remove',
      `Remove this ${noun}?`,
      `Readers no longer see it, and ${name} sees your reason. ${reportersNote}`,
      'Removed',
      `${name} sees your reason.`,
    ),
    warn: says(
      'Warn',
      `Warn ${name}?`,
      `${name} gets your warning by email. This does not decide whether the ${noun} stays.`,
      'Warned',
      `${name} gets your warning by email.`,
    ),
    mute: says(
      'Mute',
      `Mute ${name}?`,
      `${name} can read but not write until then, and sees your reason.`,
      'Muted',
      `${name} cannot write for now, and sees your reason.`,
    ),
    unmute: says('Unmute', `Unmute ${name}?`, '', 'Unmuted', `${name} can write again.`),
    lock: says('Lock', 'Lock the discussion?', '', 'Locked', 'Nobody can reply to the discussion any more.'),
    unlock: says('Unlock', 'Unlock the discussion?', '', 'Unlocked', 'The discussion can be replied to again.'),
    move: says(
      'Move',
      'Move the discussion?',
      'It moves to the other category and keeps its address.',
      'Moved',
      'The discussion is in its new category.',
    ),
    stick: says('Make sticky', 'Make it sticky?', '', 'Sticky', 'The discussion is pinned above the others.'),
    unstick: says(
      'No longer sticky',
      'No longer sticky?',
      '',
      'No Longer Sticky',
      'The discussion is back among the others.',
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
