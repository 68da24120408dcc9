import { useRef, useState } from 'react'
import { differing, type Texts } from './merge.ts'
import { type Opened, openedFrom } from './versioned.ts'

/** What a form was filled from. */
export interface Base<Values> {
  etag: string | null
  values: Values
}
export interface Conflict<Values> extends Texts<Values> {
  fields: readonly string[]
  etag: string | null
}

interface UseVersionsOptions<Values, Thing> {
  /** What the form was filled from first. */
  opened: Base<Values>
  /** Every field of the form, by its path. */
  fields: readonly string[]
  valuesOf: (thing: Thing) => Values
  /** `base` is what they are a change of, for calls that take only what was changed. */
  send: (values: Values, etag: string | null, base: Values) => Promise<Thing>
}

/**
 * Saves values as a change of what their form was filled from. Where that was changed meanwhile nothing is saved: the fields in question
 * stand in `conflict` until somebody settles them. A change that touches no field of the form is passed over.
 */
export function useVersions<Values, Thing>({ opened, fields, valuesOf, send }: UseVersionsOptions<Values, Thing>) {
  const base = useRef(opened)
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null)

  async function save(mine: Values): Promise<Thing | null> {
    for (;;) {
      const { etag, values } = base.current
      const answer = await send(mine, etag, values).then(
        (saved) => ({ saved }),
        (error: unknown) => ({ error, now: openedFrom<Thing>(error) }),
      )
      if ('saved' in answer) return answer.saved
      if (!isNews(answer.now, etag)) throw answer.error
      const texts = { base: values, mine, theirs: valuesOf(answer.now.thing) }
      const asked = differing(fields, texts)
      if (asked.length > 0) {
        setConflict({ ...texts, fields: asked, etag: answer.now.etag })
        return null
      }
      base.current = { etag: answer.now.etag, values }
    }
  }

  return {
    save,
    conflict,
    base,
    /** Goes back to the form without an answer; the next attempt asks again. */
    leave: () => setConflict(null),
    /** Both texts were seen: from now on the form is about the newer version. */
    settle: ({ etag, theirs }: Conflict<Values>) => {
      base.current = { etag, values: theirs }
      setConflict(null)
    },
    /** The form was filled anew. */
    restart: (from: Base<Values>) => {
      base.current = from
    },
  }
}

// The same tag again is no news, and asking with it once more would go on for ever.
const isNews = <Thing>(now: Opened<Thing> | null, etag: string | null): now is Opened<Thing> =>
  now !== null && now.etag !== etag
