import { createInterface } from 'node:readline'
import pg from 'pg'

/** Where statements come from, one after the other. */
export interface Asked {
  /** Given with the command; typed at a prompt or read from a pipe where there are none. */
  statements: string[]
  mayWrite: boolean
  input?: NodeJS.ReadableStream & { isTTY?: boolean }
  print?: (text: string) => void
}

const STATEMENT_LIMIT_MS = 60_000

/**
 * Lets an operator ask a service's database, with nothing else installed than what the service itself needs. Rows are only read
 * unless `mayWrite`, so that nobody changes any by a slip at three in the morning. Throws what a given statement failed with;
 * at the prompt it is printed, and the next one is awaited.
 */
export async function askDatabase(
  connectionString: string,
  { statements, mayWrite, input = process.stdin, print = console.log }: Asked,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'operator',
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_LIMIT_MS,
  })
  await client.connect()
  try {
    if (!mayWrite) await client.query('SET default_transaction_read_only = on')
    if (statements.length > 0) for (const statement of statements) print(await answerOf(client, statement))
    else await askInTurn(client, input, print, mayWrite)
  } finally {
    await client.end()
  }
}

async function askInTurn(
  client: pg.Client,
  input: NonNullable<Asked['input']>,
  print: (text: string) => void,
  mayWrite: boolean,
): Promise<void> {
  const isTyped = input.isTTY === true
  const output = isTyped ? process.stderr : undefined
  const lines = createInterface({
    input,
    ...(output && { output }),
    prompt: `${client.database}${mayWrite ? '!' : ''}> `,
  })
  if (isTyped) {
    const end = 'A statement ends with ; and the prompt with Ctrl-D.'
    process.stderr.write(
      `${mayWrite ? 'What you write is kept.' : 'Rows are only read; --write changes them.'} ${end}\n`,
    )
    lines.prompt()
  }
  let begun = ''
  for await (const line of lines) {
    begun += `${line}\n`
    if (!/;\s*$/.test(line)) continue
    print(await answerOrError(client, begun, isTyped))
    begun = ''
    if (isTyped) lines.prompt()
  }
  if (begun.trim()) print(await answerOrError(client, begun, isTyped))
}

const answerOrError = (client: pg.Client, statement: string, isTyped: boolean): Promise<string> =>
  isTyped ? answerOf(client, statement).catch((error: Error) => error.message) : answerOf(client, statement)

async function answerOf(client: pg.Client, statement: string): Promise<string> {
  const results = [await client.query({ text: statement, rowMode: 'array' })].flat()
  return results.map(tableOf).join('\n')
}

function tableOf({ fields, rows, command, rowCount }: pg.QueryArrayResult): string {
  if (fields.length === 0) return `${command} ${rowCount ?? ''}`.trim()
  const cells = [fields.map(({ name }) => name), ...rows.map((row) => row.map(textOf))]
  const widths = fields.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  const [head, ...body] = cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join(' | ')
      .trimEnd(),
  )
  const many = `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`
  return [head, widths.map((width) => '-'.repeat(width)).join('-+-'), ...body, many].join('\n')
}

function textOf(value: unknown): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
