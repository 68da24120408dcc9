import { useState } from 'react'
import { fitting, keptDrafts } from './kept-draft.ts'

const drafts = keptDrafts(() => sessionStorage)
/** Where a visitor's own are: what they typed to join with. */
const ofVisitors = 'storyright.join.'

/** Whoever signs in may be another person than who typed before in this tab. */
export const forgetVisitorsDrafts = () => drafts.forgetAll(ofVisitors)

/** What is typed into a form, kept in this tab through a reload and Back until it is sent; `never` names what is not. */
export function useFormDraft<Values extends object>(
  place: string,
  blank: Values,
  never: readonly (keyof Values & string)[] = [],
) {
  const [initial] = useState(() => fitting(drafts.read(place) ?? {}, blank, []))
  return {
    initial,
    keep: (values: Values) =>
      void drafts.keep(
        place,
        Object.fromEntries(Object.entries(values).filter(([name]) => !(never as readonly string[]).includes(name))),
      ),
    forget: () => drafts.forget(place),
  }
}
