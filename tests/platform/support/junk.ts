import type { Question } from './ask.ts'
import { type Operation, pathWith, type Schema, sampleOf } from './operations.ts'

/** A request that makes no sense, and the statuses that would be right for somebody who is allowed to ask. */
export interface Junk extends Pick<Question, 'path' | 'body'> {
  what: string
  /** What is wrong with it: those of one kind differ only in how. */
  kind: string
  /** Takes long, and is the same to every call of a route of the gateway. */
  isHuge?: boolean
  /** The part of a call that judges it, where calls of one service share that: what reads bodies, the shape of a parameter. */
  judge?: string
  contentType?: string
  /** The field that a refusal has to name. */
  field?: string
  right: number[]
}

const MB = 1_000_000
const nested = (levels: number) => ['['.repeat(levels), '['.repeat(levels) + ']'.repeat(levels), '{"a":'.repeat(levels)]
const [deep, deeper] = [nested(1_000), nested(100_000)]
const huge = JSON.stringify({ a: 'x'.repeat(1.2 * MB) })
const hugeFile = JSON.stringify('x'.repeat(3 * MB))
const unstorable = ['a\0b', '\ud800', 'a\udc00b']
const refusedBody = [400]
/** A call that needs no body may pay no attention to one that it can read. */
const ignored = [200, 204, 400, 404, 409]

/** Bodies that no call can read, whatever it expects. */
export function unreadableBodies(operation: Operation, path: string): Junk[] {
  if (operation.takesFile) return unreadableFiles(path)
  const needsBody = operation.bodies.length > 0
  const reader = needsBody ? 'body' : 'ignored body'
  const mayIgnore = needsBody ? refusedBody : ignored
  const broken = ['{', '{"a":', '[1,', 'nothing', '{"a":1}}', "{'a':1}", '\0', '{"a":"\u0001"}', '"\\u12"']
  const shapes = ['[]', '[[{}]]', '0', '-1e999', '"text"', 'true']
  const empty = ['{}', '\ufeff{}']
  const mayBeEmpty = operation.mayBeEmpty || operation.bodies.some(({ required = [] }) => required.length === 0)
  const prototypes = ['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}']
  const types = [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'nonsense',
  ]
  const json = (kind: string, body: string, right: number[]): Junk => ({
    what: `${kind} ${body.slice(0, 60)}`,
    ...{ kind, path, body, right },
    ...(/JSON|keys|nesting/.test(kind) && { judge: reader }),
  })
  return [
    ...broken.map((body) => json('broken JSON', body, refusedBody)),
    ...shapes.map((body) => json('as body', body, mayIgnore)),
    json('as body', 'null', operation.mayBeEmpty ? ignored : mayIgnore),
    ...empty.map((body) => json('as empty body', body, mayBeEmpty ? ignored : mayIgnore)),
    ...prototypes.map((body) => json('prototype keys', body, refusedBody)),
    json('as body', '{"toString":1,"hasOwnProperty":2}', mayIgnore),
    ...deep.map((body) => json('nesting', body, body.length > 4_096 && takesTiny(path) ? [413] : mayIgnore)),
    ...deeper.map((body) => ({
      ...json('deep nesting', body, takesSmallBodies(path) ? [413] : mayIgnore),
      isHuge: true,
    })),
    ...types.map((contentType) => ({
      what: contentType,
      kind: 'another type',
      path,
      judge: reader,
      body: 'a=1',
      contentType,
      right: /form/.test(contentType) && takesForms(path) ? ignored : [415],
    })),
    ...(needsBody
      ? [{ what: 'no body', kind: 'no body', path, right: operation.mayBeEmpty ? ignored : refusedBody }]
      : []),
    { ...json('more than a megabyte', huge, [413]), isHuge: true },
  ]
}

/** What signs people in, and what browsers send of their own accord. */
const takesSmallBodies = (path: string) =>
  ['/api/auth/', '/api/tracking', unsubscribing].some((start) => path.startsWith(start))
const takesTiny = (path: string) => path.startsWith(unsubscribing)

/** A mail program posts a form (RFC 8058), and what stands in it says nothing. */
const takesForms = (path: string) => path.startsWith(unsubscribing)
const unsubscribing = '/api/notifications/unsubscribe/'

/** Anything but multipart, where a file is wanted. */
const unreadableFiles = (path: string): Junk[] =>
  [
    ['multipart/form-data', 'a=1'],
    ['image/png', 'x'],
    ['application/json', '{'],
    ['application/json', hugeFile],
  ].map(([contentType, body]) => ({
    what: `${contentType} as file`,
    kind: 'as file',
    isHuge: body!.length > MB,
    path,
    body: body!,
    contentType: contentType!,
    right: [415],
  }))

/** Bodies of the right shape with one thing wrong. */
export function wrongBodies(operation: Operation, path: string): Junk[] {
  return operation.bodies.flatMap((schema) => {
    const sample = sampleOf(schema) as Record<string, unknown>
    const properties = Object.entries(schema.properties ?? {})
    const wrong = (what: string, body: object, field = ''): Junk => ({
      what,
      kind: 'wrong body',
      path,
      body: JSON.stringify(body),
      field,
      right: refusedBody,
    })
    return [
      wrong('unknown field', { ...sample, surprise: 1 }),
      { what: 'twice the same key, one wrong', kind: 'wrong body', path, body: twice(sample), right: refusedBody },
      ...properties.flatMap(([name, property]) =>
        wrongValues(property, !/password/i.test(name)).map(([what, value]) =>
          wrong(`${name} ${what}`, { ...sample, [name]: value }, name),
        ),
      ),
      ...(schema.required ?? []).map((name) => wrong(`without ${name}`, { ...sample, [name]: undefined }, name)),
    ]
  })
}

/** `isKept`: a password that somebody types may hold anything, since it is only compared. */
function wrongValues(schema: Schema, isKept: boolean): [string, unknown][] {
  const isText = JSON.stringify(schema).includes('"string"') || typeof schema.const === 'string'
  const other = isText ? 7 : 'seven'
  const values: [string, unknown][] = [
    ['of another type', other],
    ['a list', [[]]],
    ['an object', { a: 1 }],
    ['a huge number', 1e300],
  ]
  if (isText) values.push(['too long', 'x'.repeat(Math.max(10_000, longestOf(schema) + 1))])
  if (isText && isKept) values.push(...unstorable.map((text): [string, string] => ['unstorable', text]))
  return values
}

/** The longest text that is allowed anywhere in it, as far as it says so. */
const longestOf = ({ maxLength = 0, anyOf = [], oneOf = [], items }: Schema): number =>
  Math.max(maxLength, ...[...anyOf, ...oneOf, ...(items ? [items] : [])].map(longestOf))

const twice = (sample: object) => `${JSON.stringify(sample).slice(0, -1)},${JSON.stringify(sample).slice(1, -1)},"a":1}`

/** Ids that name nothing: every path parameter at once. */
export function unknownIds(operation: Operation): Junk[] {
  if (operation.pathParameters.length === 0) return []
  const ids = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '999999999999999',
    '99999999999999999999999999',
    'b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10',
    '%00',
    '1%00',
    '..',
    '%2e%2e',
    '..%2f..',
    '%5c',
    '%F0%9F%93%9A',
    '%FF',
    '%E0%A4%A',
    '%',
    "'%20OR%201=1--",
    '__proto__',
    'constructor',
    'NaN',
    'x'.repeat(2_000),
    '1'.repeat(2_000),
  ]
  // A malformed token in a link is what a person may have typed: 400 says so in words.
  const asToken = operation.pathParameters.includes('token') ? [400, 404] : [404]
  // Without a file, that is what is wrong first.
  const right = operation.takesFile ? [...asToken, 415] : asToken
  return ids.map((id, at) => ({
    what: `id ${id.slice(0, 60)}`,
    kind: `id ${at % 3}`, // so that every call gets three of them
    judge: operation.pathParameters.join(),
    path: pathWith(operation, id),
    ...(operation.bodies[0] && { body: JSON.stringify(sampleOf(operation.bodies[0])) }),
    right: id.startsWith('%') ? [400, 404] : right,
  }))
}

/** Nonsense in each parameter of the query. */
export function junkQueries(operation: Operation, path: string): Junk[] {
  const junk = ['', '-1', '1e99', '%00', '%FF', '%ED%A0%80', '%F0%9F%93%9A', "'%3B--", '%25%5F', 'x'.repeat(6_000)]
  const kindOf = (name: string, schema: Schema) => ({
    kind: `query ${name}`,
    judge: `${name} ${JSON.stringify(schema)}`,
  })
  const mayAnswer = operation.pathParameters.length > 0 ? [200, 404] : [200]
  return operation.queryParameters.flatMap(({ name, schema }) => [
    ...junk.map((value) => ({
      what: `${name}=${value.slice(0, 20)}`,
      ...kindOf(name, schema),
      path: `${path}?${name}=${value}`,
      right:
        schema.enum || schema.type === 'integer' || value.length > 1_000 || (value === '%00' && name !== 'cursor')
          ? [400]
          : [...mayAnswer, 400],
    })),
    { what: `${name} twice`, ...kindOf(name, schema), path: `${path}?${name}=a&${name}=b`, right: [400] },
    {
      what: `${name}[]`,
      ...kindOf(name, schema),
      path: `${path}?${name}[]=a&${name}[$ne]=b&__proto__[a]=1`,
      right: [...mayAnswer, 400],
    },
  ])
}
