import type { understand as Understand, UnderstoodSearch } from '@storyright/asking'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '../../shared/store.ts'
import { startAtFirstPage, useLazyUnderstoodQuery } from './browse.api.ts'
import { type Choices, choicesOf, queryOf } from './choices.ts'

/** Its tables are large, and nobody types before they have seen the page: they come after it. */
let understand: typeof Understand | undefined
const load = async () => {
  understand ??= (await import('@storyright/asking')).understand
}

/**
 * Searches for what was typed: what is understood of it becomes choices in the address, the rest is searched for as words. Whether a
 * text is the title of a listing only the catalogue knows; it is asked where there is anything to understand.
 */
export function useUnderstoodSearch({ choices, change }: Pick<ReturnType<typeof useChoices>, 'choices' | 'change'>) {
  const [ask] = useLazyUnderstoodQuery()
  const now = useRef({ choices, change })
  useEffect(() => {
    now.current = { choices, change }
  })
  useEffect(() => void load(), [])
  const latest = useRef('')
  /** The choices that stem from the text in the box; taken out of it, they are taken back. */
  const typed = useRef<string[]>([])

  const apply = ({
    rest,
    understood,
  }: Pick<UnderstoodSearch, 'rest'> & { understood: { param: string; value: string }[] }) => {
    const found = Object.fromEntries(understood.map(({ param, value }) => [param, value]))
    const gone = typed.current.filter((name) => !(name in found)).map((name) => [name, undefined])
    typed.current = Object.keys(found)
    const next = { ...Object.fromEntries(gone), ...found, search: rest || undefined } as Choices
    now.current.change(next as never, { replace: Boolean(now.current.choices.search) })
  }
  return {
    /** Answers what of the text will be searched for as words. */
    search(text: string): string {
      latest.current = text
      const own = understand?.(text) ?? { rest: text, understood: [] }
      if (own.understood.length === 0) {
        apply({ rest: text, understood: [] })
        return text
      }
      const applyLatest = (answer: Parameters<typeof apply>[0]) => {
        if (latest.current === text) apply(answer)
      }
      ask(text, true)
        .unwrap()
        .then(applyLatest, () => applyLatest(own))
      return own.rest
    },
    /** The box is left: its choices are chips now, and stay whatever is typed next. */
    settle() {
      typed.current = []
    },
  }
}

type Change = { [Name in keyof Choices]: Choices[Name] | undefined }

/** The choices of the address, and the way to change them. Further typing replaces the address; anything else is a step to go back from. */
export function useChoices() {
  const [address, setAddress] = useSearchParams()
  const dispatch = useAppDispatch()
  // The address follows a moment later; what was just chosen shows at once.
  const [asked, setAsked] = useState<{ at: URLSearchParams; choices: Choices }>()
  useEffect(() => {
    // Back may come before the address has followed, and then wins.
    const forget = () => setAsked(undefined)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])
  const choices = useMemo(() => (asked?.at === address ? asked.choices : choicesOf(address)), [address, asked])
  const set = (next: Choices, replace: boolean) => {
    const query = queryOf(next)
    const wanted = choicesOf(query)
    setAsked({ at: address, choices: wanted })
    dispatch(startAtFirstPage(wanted))
    setAddress(query, { replace })
  }
  return {
    choices,
    change: (change: Change, { replace = false } = {}) => set({ ...choices, ...change } as Choices, replace),
    clear: () => set(choices.sort ? { sort: choices.sort } : {}, false),
  }
}
