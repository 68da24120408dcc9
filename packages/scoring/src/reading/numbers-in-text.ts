const counted = /(\d[\d,.]*)\s*(k|m|thousand|million)?\b/gi
const times: Record<string, number> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 }

/** The largest number of a text, where an agent writes "24,000 followers" or "1.2m on TikTok"; years are none. */
export function largestNumber(text: string | null): number | null {
  let largest: number | null = null
  for (const [, digits, unit] of (text ?? '').matchAll(counted)) {
    const number = Math.round(
      Number(digits!.replace(/[,.]+$/, '').replaceAll(',', '')) * (times[unit?.toLowerCase() ?? ''] ?? 1),
    )
    const isYear = !unit && /^(19|20)\d\d$/.test(digits!)
    if (Number.isSafeInteger(number) && !isYear && number > (largest ?? -1)) largest = number
  }
  return largest
}

/** How many things an agent lists: one a line, or separated by semicolons. "None" is 0; a blank is unknown. */
export function thingsListed(text: string | null): number | null {
  if (!text?.trim()) return null
  return isStated(text) ? text.split(/[;\n]+/).filter((part) => part.trim()).length : 0
}

const none = /^\s*(none( yet)?|no|n\/a|nil|not applicable|[-–—])?\s*\.?\s*$/i

/** Whether an agent has filled in a field; "none" means that there is nothing. */
export const isStated = (text: string | null): text is string => text !== null && !none.test(text)
