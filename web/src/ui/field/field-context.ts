import { createContext, useContext } from 'react'

type FieldLink = { id: string; describedBy: string | undefined; invalid: boolean }

/** How a field tells the control inside it which label and messages are its own. */
export const FieldContext = createContext<FieldLink | undefined>(undefined)

type Own = { id?: string | undefined; 'aria-describedby'?: string | undefined; 'aria-invalid'?: unknown }

/** The attributes that tie a control to its field; what the control was given itself comes first. */
export function useFieldAttributes(own: Own, alsoDescribedBy?: string) {
  const field = useContext(FieldContext)
  const describedBy = [own['aria-describedby'], field?.describedBy, alsoDescribedBy].filter(Boolean).join(' ')
  const id = own.id ?? field?.id
  return {
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(field?.invalid && { 'aria-invalid': true as const }),
  }
}
