import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '../../shared/store.ts'
import { startAtFirstPage } from './browse.api.ts'
import { type Choices, choicesOf, queryOf } from './choices.ts'

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
