import type { ListingImport } from '@storyright/contracts/http'
import {
  type ImportRowOutcome,
  type ImportRowResult,
  type ImportRowState,
  type ImportState,
  importFormatLabels,
  importLimits,
  importRowResults,
  importRowStates,
  importStatesAtWork,
} from '@storyright/contracts/vocabulary'
import type { Tone } from '../../ui/badge/badge.tsx'

export const number = (count: number) => count.toLocaleString('en-GB')
/** "1 listing", "1,214 listings". */
export const counted = (count: number, noun: string) => `${number(count)} ${noun}${count === 1 ? '' : 's'}`

type Mark = { label: string; tone: Tone }

export const stateMarks: Record<ImportState, Mark> = {
  reading: { label: 'Reading', tone: 'wait' },
  ready: { label: 'Ready to apply', tone: 'wait' },
  applying: { label: 'Applying', tone: 'wait' },
  applied: { label: 'Applied', tone: 'ok' },
  undoing: { label: 'Undoing', tone: 'wait' },
  undone: { label: 'Undone', tone: 'off' },
  failed: { label: 'Could not be read', tone: 'bad' },
}

export const rowMarks: Record<ImportRowState, Mark & { tab: string; help: string }> = {
  new: { label: 'New', tab: 'New', tone: 'ok', help: 'These become new listings.' },
  change: {
    label: 'Change',
    tab: 'Changes',
    tone: 'orange',
    help: 'You list these already. Only what stands here changes; an import never empties a field.',
  },
  same: { label: 'Unchanged', tab: 'Unchanged', tone: 'off', help: 'These say what your listings say already.' },
  incomplete: {
    label: 'Incomplete',
    tab: 'Incomplete',
    tone: 'wait',
    help: 'A listing needs more than the file says. Fill it in for all rows above, or for one with Edit.',
  },
  error: {
    label: 'Error',
    tab: 'Errors',
    tone: 'bad',
    help: 'These cannot be read as they are. Correct them here with Edit, or in the file.',
  },
  aside: { label: 'Left out', tab: 'Left out', tone: 'off', help: 'These are no titles that can be listed.' },
}

export const resultMarks: Record<ImportRowResult, Mark> = {
  created: { label: 'Created', tone: 'ok' },
  changed: { label: 'Changed', tone: 'ok' },
  conflict: { label: 'Conflict', tone: 'bad' },
  refused: { label: 'Refused', tone: 'bad' },
  undone: { label: 'Undone', tone: 'off' },
  kept: { label: 'Kept', tone: 'wait' },
}

/** By what rows are looked at once an import was applied, or was undone. */
export const outcomeMarks: Record<ImportRowOutcome, { tab: string; help: string }> = {
  created: { tab: 'Created', help: 'These are new listings.' },
  changed: { tab: 'Changed', help: 'These listings say what the file says.' },
  conflict: {
    tab: 'Conflicts',
    help: 'Someone changed these listings after the preview, so they were left as they are.',
  },
  refused: { tab: 'Refused', help: 'These could not be applied. Each row says why.' },
  undone: { tab: 'Undone', help: 'New listings were withdrawn; changed ones are as they were before.' },
  kept: { tab: 'Kept', help: 'These could not be undone. Each row says why.' },
  none: { tab: 'Not applied', help: 'These were not ticked, or not complete.' },
}

export const outcomesOf = ({ state }: Pick<ListingImport, 'state'>): ImportRowOutcome[] =>
  state === 'undone'
    ? ['undone', 'kept', 'conflict', 'refused', 'none']
    : ['created', 'changed', 'conflict', 'refused', 'none']

/** How many rows an outcome has. */
export function outcomeCount(listingImport: Pick<ListingImport, 'counts' | 'results'>, outcome: ImportRowOutcome) {
  const { results } = listingImport
  if (outcome !== 'none') return results[outcome]
  return totalOf(listingImport) - importRowResults.reduce((sum, result) => sum + results[result], 0)
}

export const isAtWork = (state: ImportState) => importStatesAtWork.some((working) => working === state)

/** What a file turned out to be: "ONIX 3.0, UTF-8". How Excel writes its files is nobody's business. */
export const kindOf = ({ format, encoding }: Pick<ListingImport, 'format' | 'encoding'>) =>
  [format && importFormatLabels[format], format !== 'xlsx' && encoding?.toUpperCase()].filter(Boolean).join(', ')

export const totalOf = ({ counts }: Pick<ListingImport, 'counts'>) =>
  importRowStates.reduce((sum, state) => sum + counts[state], 0)

/** How far the work is. */
export function progressWords({ state, progress: { done, total } }: Pick<ListingImport, 'state' | 'progress'>) {
  const many = total === null ? counted(done, 'record') : `${number(done)} of ${counted(total, 'record')}`
  if (state === 'reading') return done === 0 ? 'Reading the file.' : `Reading the file: ${many} so far.`
  const listings = total === null ? counted(done, 'listing') : `${number(done)} of ${counted(total, 'listing')}`
  return `${state === 'undoing' ? 'Undoing' : 'Applying'}: ${listings} done.`
}

/** What will happen, before it does. */
export function applyWords({ counts }: Pick<ListingImport, 'counts'>): string {
  const both = counts.new > 0 && counts.change > 0
  const what = both
    ? 'New titles are published at once, and changed listings say what the file says.'
    : counts.change > 0
      ? 'Changed listings say what the file says at once.'
      : 'New titles are published at once.'
  const kept = counts.new + counts.change - counts.included
  const out = [
    ...(kept > 0 ? [`${number(kept)} that you unticked`] : []),
    ...(counts.incomplete > 0 ? [`${number(counts.incomplete)} incomplete`] : []),
    ...(counts.error > 0 ? [`${number(counts.error)} with errors`] : []),
  ]
  const without = out.length > 0 ? ` Left out: ${out.join(', ')}.` : ''
  return `${what}${without} You can undo all of it for ${importLimits.keptDays} days.`
}
