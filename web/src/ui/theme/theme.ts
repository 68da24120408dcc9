const names = [
  ...(['serif', 'sans', 't-13', 't-15', 't-17', 't-21', 't-28', 't-40', 't-60', 'lh-tight', 'lh-title'] as const),
  ...(['lh-text', 'lh-read', 'narrow', 'measure'] as const),
  ...(['s1', 's2', 's3', 's4', 's5', 's6', 's8', 's10', 's12', 's16', 's20', 's24', 'gutter', 'page'] as const),
  ...(['radius', 'hair', 'control', 'control-s', 'fast', 'calm', 'ease'] as const),
  ...(['paper', 'surface', 'sunk', 'ink', 'ink-2', 'ink-3', 'line', 'edge'] as const),
  ...(['accent', 'accent-hover', 'on-accent', 'accent-ink', 'focus'] as const),
  ...(['ok', 'ok-bg', 'ok-mark', 'wait', 'wait-bg', 'wait-mark'] as const),
  ...(['orange', 'orange-bg', 'orange-mark'] as const),
  ...(['bad', 'bad-bg', 'bad-mark', 'off', 'off-bg', 'off-mark'] as const),
  ...(['veil', 'float', 'picture-edge', 'picture-dim'] as const),
] as const

type TokenName = (typeof names)[number]
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

/** Every token by name; each value refers to a custom property, so a change of theme repaints without a render. */
export type Theme = { readonly [Name in TokenName as Camel<Name>]: `var(--${Name})` }

const camel = (name: string) => name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())

/** The tokens for styles: `color: ${theme.ink2}`. Their values stand in `tokens.css`. */
export const theme = Object.fromEntries(names.map((name) => [camel(name), `var(--${name})`])) as Theme

/** Labels and meta lines: the narrow cut, whose own spaces are too thin for 13 px. */
export const condensed = `font-stretch: ${theme.narrow}; word-spacing: 0.12em;`

/** Where the reader's own colours are forced on the page; `tokens.css` maps the tokens to them. */
export const forcedColors = '@media (forced-colors: active)'

/** Widths at which the layout changes: the phone below 720, the navigation in one bar from 1024. */
export const below = {
  phone: '@media (max-width: 719px)',
  rail: '@media (max-width: 1023px)',
  bar: '@media (max-width: 1079px)',
  wide: '@media (max-width: 1279px)',
} as const
