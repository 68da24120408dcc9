import { undrawableIn } from '@storyright/contracts/drawable'
import { type ImportProblem, type ListingField, listingForm } from '@storyright/contracts/http'
import { limits } from '@storyright/contracts/vocabulary'
import { type ImportedFields, type Warn, warning } from './source-row.ts'
import { cutAtSentence, cutAtWord } from './text/cut.ts'

/** Running text is cut at a sentence, a name at a word. */
const texts: Partial<Record<ListingField, number>> = {
  ...{ synopsis: limits.synopsisMaximum, logline: limits.logline, authorBio: limits.authorBio },
  ...{ agentNotes: limits.agentNotes, targetAudience: limits.longText, previousAdaptations: limits.longText },
  ...{ adaptationDetails: limits.longText, awards: limits.longText, reviews: limits.longText },
  ...{ salesFigures: limits.longText, socialMediaPresence: limits.longText, comparableTitles: limits.longText },
  ...{ uniqueSellingPoints: limits.longText, samplePages: limits.longText, attachedTalent: limits.longText },
  ...{ productionCompanyInterest: limits.longText },
}
const names: Partial<Record<ListingField, number>> = {
  ...{ title: limits.title, publisher: limits.title, edition: limits.title, author: limits.author },
  ...{ genre: limits.tag, subgenre: limits.tag },
}
const lists: Partial<Record<ListingField, number>> = {
  ...{ themes: limits.tags, keywords: limits.tags, galleryImages: limits.galleryImages },
}

/** Fields as the listing form takes them: what is too long is cut, what cannot be shown or does not fit is left out, each with a warning. */
export function fitFields(fields: ImportedFields, warn: Warn): ImportedFields {
  const fitted: ImportedFields = {}
  for (const [name, value] of Object.entries(fields) as [ListingField, unknown][]) {
    if (value === undefined || value === null) continue
    const fit = fitField(name, value, warn)
    if (fit !== undefined && fit !== null) fitted[name] = fit
  }
  return fitted
}

function fitField(field: ListingField, value: unknown, warn: Warn): unknown {
  const schema = listingForm.shape[field]
  // What is far too long is not judged first: that takes time with every record of a long file.
  const whole = isFarTooLong(field, value) ? null : schema.safeParse(value)
  if (whole?.success) return whole.data
  const changed =
    typeof value === 'string' ? shortened(field, value) : Array.isArray(value) ? fittingItems(field, value) : undefined
  const parsed = changed && schema.safeParse(changed.value)
  if (parsed?.success) {
    warn(warning(field, changed!.code, changed!.message))
    return parsed.data
  }
  const reason = (whole ?? schema.safeParse(value)).error?.issues[0]?.message ?? 'It does not fit this field'
  warn(leftOut(field, value, reason))
  return undefined
}

const isFarTooLong = (field: ListingField, value: unknown) =>
  typeof value === 'string' && value.length > 1.2 * (texts[field] ?? names[field] ?? value.length)

function leftOut(field: ListingField, value: unknown, reason: string): ImportProblem {
  const shown = typeof value === 'string' || typeof value === 'number' ? `“${cutAtWord(String(value), 60)}”: ` : ''
  return warning(field, 'left_out', `${shown}${reason}. It was left out.`)
}

const unstorable = /\0|[\u202a-\u202e\u2066-\u2069]/g

function shortened(field: ListingField, value: string) {
  const storable = value.toWellFormed().replace(unstorable, '')
  const [sentence, word] = [texts[field], names[field]]
  const shown = sentence ? storable : [...storable.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')].filter(isShown).join('')
  const cut = sentence ? cutAtSentence(shown.trim(), sentence) : word ? cutAtWord(shown.trim(), word) : shown.trim()
  if (cut !== shown.trim())
    return {
      value: cut,
      code: 'cut',
      message: `This was cut to ${sentence ?? word} characters, which is the most we keep.`,
    }
  return { value: cut, code: 'characters', message: 'Characters that cannot be shown were left out.' }
}

const isShown = (letter: string) => letter !== '\ufffd' && undrawableIn(letter) === undefined

/** A list keeps its items that fit. */
function fittingItems(field: ListingField, items: unknown[]) {
  const schema = listingForm.shape[field]
  const kept = [...new Set(items)].filter((item) => schema.safeParse([item]).success).slice(0, lists[field])
  const lost = items.length - kept.length
  return {
    value: kept,
    code: 'left_out',
    message: `${lost} of ${items.length} entries did not fit and ${lost === 1 ? 'was' : 'were'} left out.`,
  }
}
