import { cameAsVisitor } from '../shared/came-as-visitor.ts'
import type { Dispatch } from '../shared/store.ts'
import { loadPageAt } from './router.tsx'

const LATE_MS = 1_000

/** Resolves when the page at the address can be drawn with what it begins with; not later than `lateMs` after its scripts have come. */
export async function untilDrawable(pathname: string, dispatch: Dispatch, lateMs = LATE_MS): Promise<void> {
  const ask = await loadPageAt(pathname)
  if (!ask || cameAsVisitor()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, lateMs)
  })
  await Promise.race([dispatch(ask), late])
  clearTimeout(timer)
}
