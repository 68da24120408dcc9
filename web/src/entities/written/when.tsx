import { dayAndTime } from '@storyright/contracts/vocabulary'
import { OneLine } from '../../ui/text/words.ts'
import { ago } from './ago.ts'

/** A moment, as people and machines read it. */
export function When({ at }: { at: string }) {
  return (
    <OneLine as="time" dateTime={at}>
      {dayAndTime(at)}
    </OneLine>
  )
}

/** How long ago that was; the exact moment when pointed at, and for machines. */
export function Ago({ at }: { at: string }) {
  return (
    <OneLine as="time" dateTime={at} title={dayAndTime(at)}>
      {ago(at, new Date())}
    </OneLine>
  )
}
