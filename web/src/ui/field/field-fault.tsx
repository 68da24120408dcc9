import { CircleAlert } from 'lucide-react'
import { Fault } from './field.styles.ts'

/** The message under a group of controls; a single control has its `Field` for that. */
export function FieldFault({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <Fault id={id} role="alert">
      <CircleAlert size={15} aria-hidden="true" />
      <span>{children}</span>
    </Fault>
  )
}
