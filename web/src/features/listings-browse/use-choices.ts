import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '../../shared/store.ts'
import { startAtFirstPage } from './browse.api.ts'
import { type Choices, choicesOf, queryOf } from './choices.ts'

type Change = { [Name in keyof Choices]: Choices[Name] | undefined }

/** The choices of the address, and the way to change them. Typing replaces the address; a filter is a step to go back from. */
export function useChoices() {
  const [address, setAddress] = useSearchParams()
  const dispatch = useAppDispatch()
  const choices = useMemo(() => choicesOf(address), [address])
  const set = (next: Choices, replace: boolean) => {
    const query = queryOf(next)
    dispatch(startAtFirstPage(choicesOf(query)))
    setAddress(query, { replace })
  }
  return {
    choices,
    change: (change: Change, { replace = false } = {}) => set({ ...choices, ...change } as Choices, replace),
    clear: () => set(choices.sort ? { sort: choices.sort } : {}, false),
  }
}
