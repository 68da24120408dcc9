import { createRequire } from 'node:module'

// Source Serif 4 (SIL Open Font Licence 1.1, in the package): Latin, Greek and Cyrillic for whatever people are called.
const { resolve } = createRequire(import.meta.url)
const family = '@expo-google-fonts/source-serif-4'

export function fontFiles() {
  return {
    regular: resolve(`${family}/400Regular/SourceSerif4_400Regular.ttf`),
    italic: resolve(`${family}/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf`),
    bold: resolve(`${family}/600SemiBold/SourceSerif4_600SemiBold.ttf`),
  }
}
export type Face = keyof ReturnType<typeof fontFiles>
