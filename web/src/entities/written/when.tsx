import { dayAndTime } from '@storyright/contracts/vocabulary'
import { OneLine } from '../../ui/text/words.ts'

/** A moment, as people and machines read it. */
export function When({ at }: { at: string }) {
  return (
    <OneLine as="time" dateTime={at}>
      {dayAndTime(at)}
    </OneLine>
  )
}
