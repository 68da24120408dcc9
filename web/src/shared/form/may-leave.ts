import { hasUnsaved } from '../../ui/dialog/unsaved.ts'

type Ask = (answer: (leaves: boolean) => void) => void
let ask: Ask | null = null

/** Who asks about what would be lost, until the returned function is called. */
export function onAsk(asking: Ask): () => void {
  ask = asking
  return () => {
    if (ask === asking) ask = null
  }
}

/** Whether the page may be given up, by something that cannot be taken back; asks where something is unsaved. */
export const mayLeave = (): Promise<boolean> =>
  new Promise((resolve) => (ask && hasUnsaved() ? ask(resolve) : resolve(true)))
