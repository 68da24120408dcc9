import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'

type Values = Readonly<Record<string, unknown>>
export interface Change {
  label: string
  /** `null` where there was nothing. */
  from: string | null
  to: string
}

const LONGEST = 160
const nothing = 'nothing'

/** What an entry changed, in the order and the words of its fields; a field that has no word here is left out. */
export function changesOf(before: Values, after: Values, { labels, read }: FieldWords): Change[] {
  const [was, became] = [flat(before), flat(after)]
  return Object.entries(labels).flatMap(([field, label]) => {
    if (!(field in became)) return []
    const [from, to] = [was[field], became[field]].map((value) => worded(value, (one) => read?.(field, one)))
    return from === to ? [] : [{ label, from: from ?? null, to: to ?? nothing }]
  })
}

/** A group of fields by the paths of its fields. */
const flat = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
        : [[name, value]],
    ),
  )

function worded(value: unknown, read: (value: unknown) => string | undefined): string | undefined {
  if (Array.isArray(value)) return value.map((one) => worded(one, read)).join(', ') || undefined
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en-GB')
  const text = value === null || value === undefined ? '' : String(value)
  const shown = read(value) ?? text
  return (shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown) || undefined
}
