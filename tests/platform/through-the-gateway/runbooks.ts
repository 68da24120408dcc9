import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { inRepository } from '@storyright/platform'
import type { Platform } from '../support/platform.ts'

const folder = inRepository('docs/runbooks')
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))

/** What a page says is not run, and why: the block below, or a command within a sentence. */
const MARK = /<!-- not run: (.{10,}) -->/
const MARKED = /<!-- not run: `([^`]+)`: .{5,} -->/g
const PROGRAMS = /^(?:npm run|kubectl|helm|git|node|curl|psql|redis-cli|mongosh|nats|nats-server|kill|rm|printf)\s/
const INLINE = /`([^`\n]+)`/g

interface Block {
  language: string
  script: string
  why: string | undefined
}

/** The blocks of commands of a page; those without a language show what was seen. */
function blocksOf(text: string): Block[] {
  const found = text.matchAll(/((?:^<!--[^\n]*-->\n)?)^ *```(\w+)\n(.*?)^ *```$/gms)
  return [...found].map(([, mark, language, script]) => ({
    language: language!,
    script: script!,
    why: MARK.exec(mark!)?.[1],
  }))
}

const commandsIn = (script: string) =>
  script
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())

/** Commands within sentences that neither a block of these pages nor a mark names. */
function leftOut(text: string): string[] {
  const known = new Set(pages.flatMap((page) => blocksOf(page.text)).flatMap(({ script }) => commandsIn(script)))
  const marked = new Set([...text.matchAll(MARKED)].map(([, command]) => command!))
  const prose = text.replaceAll(/^ *```.*?^ *```$/gms, '').replaceAll(/<!--.*?-->/g, '')
  return [...prose.matchAll(INLINE)]
    .map(([, command]) => command!.replace(/^… /, 'npm run events -- '))
    .filter((command) => PROGRAMS.test(command) && !known.has(command) && !marked.has(command))
}

/** Inside sentences, run as they stand. */
const RUN_INLINE = /^npm run (?:events|counts|figures|sql)\b/

const isRun = ({ language, why }: Block) => language === 'sh' && why === undefined
const scripts = (text: string) => [
  ...blocksOf(text)
    .filter(isRun)
    .map(({ script }) => script),
  ...leftOut(text).filter((command) => RUN_INLINE.test(command)),
]
// What changes keys comes last: commands before it ask with the old ones.
const toRun = pages
  .toSorted((one, other) => Number(one.name === 'rotate-secrets.md') - Number(other.name === 'rotate-secrets.md'))
  .flatMap(({ name, text }) => [...new Set(scripts(text))].map((script) => [name, script] as const))

const run = promisify(execFile)

/** What words in capitals stand for. */
const filled = (script: string, letter: number) =>
  script
    .replaceAll(/\bSERVICE\b|\bOWNER\b/g, 'offers')
    .replaceAll(/\bTIME\b|\bA_MINUTE_BEFORE_THE_BACKUP\b/g, new Date(Date.now() - 60_000).toISOString())
    .replaceAll(/\bNUMBER\b/g, String(letter))
    .replaceAll(/\bTEXT\b/g, "'nobody can handle it'")
    // As npm would, but for asking first whether everything is installed.
    .replaceAll(
      /\bnpm run (\w+)(?: --)?/g,
      (_, name) => `"${process.execPath}" "${inRepository('scripts/run.mjs')}" ${name}`,
    )

/** Every command that an operator reads is run here, or says beside it why not. */
export function describeRunbooks(opened: () => Platform): void {
  describe('a runbook', () => {
    let letter: number
    beforeAll(async () => {
      await opened().publish()
      const { username, password, host } = new URL(opened().natsUrl)
      const nats = await connect({ servers: host, user: username, pass: password })
      letter = (await jetstream(nats).publish('dead-letters.offers.nothing', 'no event')).seq
      await nats.close()
    })

    it.each(pages.map(({ name, text }) => [name, text]))(
      '%s has no command that is neither run nor marked',
      (_, text) => {
        expect(blocksOf(text).filter((block) => !isRun(block) && block.why === undefined)).toEqual([])
        expect(leftOut(text).filter((command) => !RUN_INLINE.test(command))).toEqual([])
      },
    )

    it.each(toRun)(
      '%s has a command that works: %s',
      async (page, script) => {
        const { home } = opened()
        const env = { ...process.env, STORYRIGHT_HOME: home, STORYRIGHT_HANDED_OVER: inRepository() }
        const cwd = page === 'rotate-secrets.md' ? home : inRepository()
        // A reader that ends early, as `head` does, is no fault of what it reads.
        await run('bash', ['-euc', filled(script, letter)], { cwd, env })
      },
      60_000,
    )
  })
}
