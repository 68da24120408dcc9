import type { Cloth } from '../drawing/cloths.ts'
import type { Seed } from '../drawing/seed.ts'

/** Fills a field with one genre's pattern. `id` names what the pattern defines, where it defines anything. */
export type Family = (field: { seed: Seed; cloth: Cloth; w: number; h: number; id: string }) => string
