import { blinds } from './blinds.ts'
import { combed } from './combed.ts'
import { engraved } from './engraved.ts'
import type { Family } from './family.ts'
import { halftone } from './halftone.ts'
import { index } from './index-lines.ts'
import { lancets } from './lancets.ts'
import { lattice } from './lattice.ts'
import { moire } from './moire.ts'
import { parquet } from './parquet.ts'
import { quarters } from './quarters.ts'
import { rays } from './rays.ts'
import { scallops } from './scallops.ts'
import { tides } from './tides.ts'

export const families = {
  lancets,
  moire,
  blinds,
  scallops,
  combed,
  lattice,
  halftone,
  tides,
  parquet,
  engraved,
  quarters,
  rays,
  index,
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families
