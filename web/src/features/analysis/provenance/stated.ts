import { type BasisKind, basisOf } from '@storyright/contracts/vocabulary'
import { createContext, use } from 'react'
import type { Stated } from './basis-words.ts'

const nothing: Stated = { source: 'rules', model: null, analysedAt: '', provenance: {} }

/** What the analysis around says of itself. */
export const StatedContext = createContext(nothing)
export const useStated = () => use(StatedContext)

/** What to mark a figure with, beside the rest of its block. */
export function useMark(usual: BasisKind | undefined) {
  const { provenance } = useStated()
  return (path: string): BasisKind | undefined => {
    const from = basisOf(provenance, path)?.from
    return from === 'default' || from !== usual ? from : undefined
  }
}
