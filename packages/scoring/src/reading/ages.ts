const range = /\b(\d{1,2})\s*(?:-|–|to|and)\s*(\d{1,2})\b/
const andOver = /\b(\d{1,2})\s*(?:\+|plus|and (?:over|above|older|up))|\bover (\d{1,2})\b/i

/** The ages in an agent's words for the audience: `Adults 35 to 65` is `35-65 years`. */
export function agesIn(audience: string | null): string | null {
  const [, from, to] = audience?.match(range) ?? []
  if (from && to && Number(from) < Number(to)) return `${from}-${to} years`
  const [, least = '', over = ''] = audience?.match(andOver) ?? []
  const age = least || over
  return age ? `${age} years and over` : null
}
