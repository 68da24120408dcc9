import { invalidRequest } from './provider-error.ts'

/** The values of a form: text, lists and groups of both. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
type Group = { [name: string]: FormValue }

const MOST_FIELDS = 500
const DEEPEST = 6

/** Reads a form whose names carry brackets, such as `card[number]`, `expand[]` or `expand[0]`. */
export function readForm(text: string): Group {
  const fields = [...new URLSearchParams(text)]
  if (fields.length > MOST_FIELDS) throw invalidRequest(`At most ${MOST_FIELDS} parameters can be sent.`)
  const form = newGroup()
  for (const [name, value] of fields) put(form, pathOf(name), value, name)
  return listsIn(form) as Group
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  const path = match ? [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!)] : []
  if (path.length === 0 || path.length > DEEPEST) throw unreadable(name)
  return path
}

function put(group: Group, [first, ...rest]: string[], value: string, name: string): void {
  const key = first === '' ? String(Object.keys(group).length) : first!
  if (rest.length === 0) {
    if (typeof group[key] === 'object') throw unreadable(name)
    group[key] = value
    return
  }
  group[key] ??= newGroup()
  if (typeof group[key] === 'string') throw unreadable(name)
  put(group[key] as Group, rest, value, name)
}

/** Groups whose names are 0, 1, 2… were lists. */
function listsIn(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, each]) => [name, listsIn(each)] as const)
  if (entries.length > 0 && entries.every(([name], index) => name === String(index)))
    return entries.map(([, each]) => each)
  return Object.assign(newGroup(), Object.fromEntries(entries))
}

// Without a prototype no name can reach one.
const newGroup = (): Group => Object.create(null)

const unreadable = (name: string) =>
  invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`, { param: name.slice(0, 100) })
