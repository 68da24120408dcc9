import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { looseTexts } from './loose-text.ts'

const web = path.resolve(import.meta.dirname, '..')
const sources = globSync('**/*.tsx', { cwd: web })
  .filter((file) => !/\.test\.|^testing\/|^pieces\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }))

/** What these hold after a conditional is elements, never a bare text. */
const elements = new Set([
  'features/agent-assets/assets.tsx: add',
  'features/agent-assets/assets.tsx: importing',
  'features/listing-import/send-import.tsx: input',
  'features/seen-elsewhere/source-part.tsx: children',
  'features/listing-form/listing-dialog.tsx: children',
  'features/offers/submissions/submissions.tsx: children(open)',
  'features/forum/thread/replies.tsx: one(reply, place)',
  'features/forum/thread/text-body.tsx: children',
  'entities/deck/deck-field.tsx: input',
  'ui/state/empty-state.tsx: action',
  'ui/menu/open-menu.tsx: item.icon',
  'pages/support/support-thread.tsx: back',
  'pages/upgrade/upgrade.tsx: children',
  'pages/home/member-home.tsx: children',
  'pages/home/member-home.tsx: rest',
  'pages/forum/discussion.tsx: back',
  'features/verification/checked-link.tsx: wayOn',
  'features/recommendations/entry.tsx: renderCard(listing)',
  'features/recommendations/entry.tsx: renderAnalysis(listing)',
  'features/forum/thread/reply.tsx: actions?.(reply)',
  'features/offer-shelf/offer-shelf.tsx: children',
  'features/offer-room/room-panel.tsx: more',
  'features/offer-payment/hold-card.tsx: whenRefused',
  'features/comments/comments.tsx: view(comment, () => setAnswered(comment.id))',
])

it('no text has a conditional sibling, so that a page survives its translation', () => {
  const found = looseTexts(sources, (file, source) => elements.has(`${file}: ${source}`))
  expect(found.map(({ file, says, source }) => `${file}: ${says}: ${source.slice(0, 200)}`)).toEqual([])
})

describe('a loose text', () => {
  const found = (text: string) => looseTexts([{ file: 'a.tsx', text }], () => false).map(({ says }) => says)
  const body = (jsx: string) => found(`export const A = ({ a, b, children }: P) => ${jsx}`)

  it.each([
    ['<p>{a && <i />}Send</p>', 'a conditional before a text'],
    ['<p>{a ? <i /> : <b />} Send</p>', 'a conditional before a text'],
    ['<p>{a && <i />}{children}</p>', 'a conditional before a text'],
    ['<p>{a.map((one) => <i key={one} />)} of {b}</p>', 'a conditional before a text'],
    ["<p>{a && <i />}{b && <i />}{' '}<b /></p>", 'a conditional before a text'],
    ['<p><i />{a && "Sent"}</p>', 'a conditional text among siblings'],
    ['<p><i />{a ? "Sent" : <b>Not</b>}</p>', 'a conditional text among siblings'],
    ['<p><i />{a && <>Sent <b /></>}</p>', 'a conditional text among siblings'],
    ['<p>Send {a && <i />}</p>', 'a text beside a conditional'],
    ['<>Sent <b /></>', 'a text directly in a fragment'],
    ['a ? <p>Sent</p> : "Not sent"', 'a component that is a text'],
    ['<p>{a} of {b}</p>', 'a text of several pieces'],
    ['<p>Sent: {children}</p>', 'a text of several pieces'],
    ['a ? <p><i />Sending</p> : <p>Sent</p>', 'a text beside elements, in one branch of several'],
  ])('is found in %s', (jsx, says) => expect(body(jsx)).toContain(says))

  it('is found beside a component that shows nothing at times', () => {
    const mark = 'const Mark = ({ on }: M) => (on ? <i /> : null)\n'
    expect(found(`${mark}export const A = () => <p><Mark />Send</p>`)).toEqual(['a conditional before a text'])
    expect(
      found(
        `function Mark({ on }: M) { if (!on) return null\n return <i /> }\nexport const A = () => <p><Mark />Send</p>`,
      ),
    ).toEqual(['a conditional before a text'])
  })

  it.each([
    '<p>{a && <i />}<span>Send</span></p>',
    '<p>{a && "Sent"}</p>',
    '<p>Send <i /> now</p>',
    '<p>{a && <i />}<b />{children}</p>',
    '<p>{a ? "Sent" : "Send"}</p>',
    '<>{a && <i />}{b && <b>Sent</b>}</>',
  ])('is none in %s', (jsx) => expect(body(jsx)).toEqual([]))
})
