import { dateText } from '../date-text.ts'
import { type Warn, warning } from '../source-row.ts'
import { onOneLine } from './list-text.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1
const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,7}\\.?'

/** What follows is tried in turn; each finds year, month and day where they are. */
const forms: [form: RegExp, date: (parts: string[]) => string | undefined][] = [
  [/^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ]\d{2}:.*)?$/, ([year, month, day]) => dated(year, month, day)],
  [/^(\d{4})[./](\d{1,2})(?:[./](\d{1,2}))?$/, ([year, month, day]) => dated(year, month, day)],
  [/^(\d{4})(\d{2})(\d{2})$/, ([year, month, day]) => dated(year, month, day)],
  [/^([2-5]\d{4})$/, ([days]) => ofExcel(Number(days))],
  [/^(\d{1,2})[./](\d{4})$/, ([month, year]) => dated(year, month)],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -]${monthName}[ ,-]+(\\d{4})$`, 'i'),
    ([day, month, year]) => dated(year, String(monthOf(month!)), day),
  ],
  [
    new RegExp(`^${monthName} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'i'),
    ([month, day, year]) => dated(year, String(monthOf(month!)), day),
  ],
  [new RegExp(`^${monthName}[ ,-]+(\\d{4})$`, 'i'), ([month, year]) => dated(year, String(monthOf(month!)))],
]
const dayAndMonth = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

/** Excel counts days from the end of 1899; a cell that is not formatted as a date shows their number. */
const ofExcel = (days: number) => new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10)

const dated = (year: string | undefined, month?: string, day?: string) =>
  dateText(Number(year), month === undefined ? undefined : Number(month), day === undefined ? undefined : Number(day))

/** A date of a list as year, month and day; other words stay, since “Spring 2027” is a date to its readers. */
export function readTableDate(text: string, warn: Warn): string | undefined {
  const numbers = dayAndMonth.exec(text)
  if (numbers) return ofNumbers(text, numbers.slice(1), warn)
  for (const [form, date] of forms) {
    const parts = form.exec(text)
    if (parts) return date(parts.slice(1)) ?? impossible(text, warn)
  }
  return onOneLine(text)
}

/** Britain writes the day first. Where America's order is as possible, somebody has to look. */
function ofNumbers(text: string, [first, second, year]: string[], warn: Warn): string | undefined {
  const [british, american] = [dated(year, second, first), dated(year, first, second)]
  if (british && american && british !== american)
    warn(warning('publicationDate', 'doubtful', `“${text}” was read as ${british}; it may be ${american}.`))
  return british ?? american ?? impossible(text, warn)
}

function impossible(text: string, warn: Warn): undefined {
  warn(warning('publicationDate', 'date', `“${text.slice(0, 40)}” is no date that there is. It was left out.`))
  return undefined
}
