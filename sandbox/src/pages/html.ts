import escapeHtml from 'escape-html'

/** Markup that may be written into a page as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | Html[] | string | number | false | null

/** Writes markup; every value that is not markup itself is escaped, in text and in quoted attributes alike. */
export function html(fixed: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: fixed }, ...parts.map(write)))
}

function write(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return part === false || part === null ? '' : escapeHtml(String(part))
}
