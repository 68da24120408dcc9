/** What people gave the platform during a run: it may stand in no log. */
export interface Given {
  emails: readonly string[]
  /** First and last, as one. */
  names: readonly string[]
  /** Passwords, tokens, keys. */
  secrets: readonly string[]
}

/** Recognised by their looks, whoever they belong to. */
const looks = {
  'an e-mail address': /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  // An id may have as many digits in a row, with more of it before or after them.
  'a card number': /(?<![\w-])4\d{3}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}(?![\w-])/g,
  'a signed token': /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g,
  'a link’s token': /[?&]token=[\w-]{16,}/g,
  'a session': /\bsid=[\w-]{20,}/g,
}

/** Says of each line what it should not tell, with the line; addresses of the platform's own are nobody's. */
export function toldIn(log: string, { emails, names, secrets }: Given): string[] {
  const known = [
    ...emails.map((text) => ['an e-mail address', text] as const),
    ...names.map((text) => ['a name', text] as const),
    ...secrets.map((text) => ['a secret', text] as const),
  ]
  return log.split('\n').flatMap((line) => {
    const seen = Object.entries(looks).filter(([, look]) => (line.match(look) ?? []).some((found) => !isOurs(found)))
    const heard = known.filter(([, text]) => line.includes(text))
    const what = new Set([...seen, ...heard].map(([kind]) => kind))
    return [...what].map((kind) => `${kind}: ${line.slice(0, 300)}`)
  })
}

/** Accounts at our own servers, in their addresses. */
const isOurs = (found: string) => /@(127\.0\.0\.1|localhost)$/.test(found)
