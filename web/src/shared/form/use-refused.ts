import { getIn } from 'formik'
import { useRef } from 'react'
import { serverFaults } from './server-faults.ts'

/** What the server refused of a form: it stands at its field until that is changed, or the form is sent again. */
export function useRefused<Values extends object>() {
  const refused = useRef<{ faults: Partial<Record<keyof Values, string>>; values: Values } | null>(null)
  return {
    /** Answers what was refused, by field. */
    hear: (error: unknown, values: Values) => {
      refused.current = { faults: serverFaults(error, values), values }
      return Object.entries<string>(refused.current.faults as Record<string, string>)
    },
    forget: () => {
      refused.current = null
    },
    stillIn: (values: Values) => {
      const { faults = {}, values: sent } = refused.current ?? {}
      return Object.fromEntries(Object.entries(faults).filter(([name]) => getIn(values, name) === getIn(sent, name)))
    },
  }
}
