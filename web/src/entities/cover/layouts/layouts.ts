import { arch } from './arch.ts'
import { disc } from './disc.ts'
import { foot } from './foot.ts'
import { half } from './half.ts'
import { head } from './head.ts'
import { chamfer, label } from './label.ts'
import type { Layout } from './layout.ts'
import { panels } from './panels.ts'
import { reel } from './reel.ts'
import { round } from './round.ts'
import { screen } from './screen.ts'
import { script } from './script.ts'

type Form = { kind: string; layouts: readonly Layout[] }

const other: Form = { kind: 'Other', layouts: [half, foot] }

const forms: Record<string, Form> = {
  book: { kind: 'Novel', layouts: [label, head, foot, half, head, label] },
  screenplay: { kind: 'Screenplay', layouts: [script] },
  television: { kind: 'Television', layouts: [screen] },
  short_film: { kind: 'Short film', layouts: [reel] },
  podcast: { kind: 'Podcast', layouts: [disc] },
  game: { kind: 'Game', layouts: [chamfer] },
  toy: { kind: 'Toy', layouts: [round] },
  digital_content: { kind: 'Digital', layouts: [panels] },
  comic: { kind: 'Comic', layouts: [panels] },
  stage: { kind: 'Stage', layouts: [arch] },
  other,
}

/** What a medium is called on a cover, and the layouts it may take. */
export const formFor = (medium: string): Form => (Object.hasOwn(forms, medium) ? forms[medium] : undefined) ?? other
