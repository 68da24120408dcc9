/** Names and values, line by line. */
export interface Table {
  caption: string
  rows: [name: string, value: string][]
}

export interface Link {
  label: string
  url: string
}

/** A member's text and name. */
export interface Quote {
  /** With the role: `Idris Cole, producer,`. */
  by: string
  words: string
}

/** One entry of a gathered mail. */
export interface Item extends Link {
  /** Our own words. */
  detail: string | null
  quote?: Quote
  when: string
}

export interface Draft {
  kind: string
  subject: string
  /** Left out where the reader may be a stranger: a name is user input. */
  name?: string
  paragraphs: string[]
  /** Another person's text, after the paragraphs, never before. */
  quote?: Quote
  /** After the paragraphs: an invoice, for example. */
  tables?: Table[]
  items?: Item[]
  /** After the items: how many are not listed. */
  more?: string
  /** The next step: a mail's one button. */
  action: Link
  /** Where else one may go from here, in plain type. */
  also?: Link
  /** In smaller type, after the action. */
  note?: string
  /** Of mails that can be switched off: why this one comes, where to change that, and the address for mail programs. */
  footer?: { why: string; links: Link[]; unsubscribeUrl: string }
}
