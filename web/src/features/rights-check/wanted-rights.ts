import { offerLimits, rights } from '@storyright/contracts/vocabulary'
import { array, type ObjectSchema, object, string } from 'yup'

/** What a producer wants, as the form holds it. */
export interface WantedRights {
  rights: string[]
  territories: string
  without: string
  languages: string
  from: string
  months: string
  exclusivity: string
}

export const usualRights: WantedRights = {
  rights: ['film', 'tv'],
  territories: 'World',
  without: '',
  languages: 'all',
  from: '',
  months: '',
  exclusivity: 'exclusive',
}

/** `0`: for as long as the rights last. */
export const lengths = [
  { value: '', label: 'As long as they last' },
  ...offerLimits.optionMonths.map((count) => ({ value: String(count), label: `${count} months` })),
  { value: '120', label: '10 years' },
]

export const wantedRules = object({
  rights: array().of(string().required()).min(1, 'Choose at least one right').required(),
  territories: string().trim().required('Say where: World, Europe, UK, or countries with commas between'),
  without: string(),
  languages: string().trim().required('Say in which languages, or “all”'),
  from: string(),
  months: string(),
  exclusivity: string().required(),
}) as unknown as ObjectSchema<WantedRights>

/** The line of rights that was filled in, as the server reads it. A length counts from the first day, or from today. */
export function lineOf(wanted: WantedRights, today: string): string {
  const { territories, without, languages, from, months, exclusivity } = wanted
  const chosen = wanted.rights.length === rights.length ? 'all' : wanted.rights.join('+')
  const where = without.trim() ? `${territories} ex ${without}` : territories
  const end = months ? lastDay(from || today, Number(months)) : ''
  const window = from || end ? `; ${from}..${end}` : ''
  return `${where}; ${languages}; ${chosen}${window}; ${exclusivity}`
}

/** The field that a character of the line comes from, counted from 1. */
export function fieldAt({ territories, without, languages }: WantedRights, column: number): keyof WantedRights {
  if (column <= territories.length) return 'territories'
  const end = territories.length + (without.trim() ? ` ex ${without}`.length : 0)
  if (column <= end) return 'without'
  return column <= end + `; ${languages}`.length ? 'languages' : 'from'
}

/** The day before the same day so many months later; the month's last one where it has no such day. */
function lastDay(from: string, months: number): string {
  const [year, month, day] = from.split('-').map(Number) as [number, number, number]
  const length = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, length) - 1)).toISOString().slice(0, 10)
}
