/** The first version number in a program's version output. */
export function versionIn(text: string | undefined): string | undefined {
  return text?.match(/\d+\.\d+(\.\d+)?/)?.[0]
}

/** Whether `version` is `least` or newer, number by number. */
export function isAtLeast(version: string, least: string): boolean {
  const [have, want] = [version, least].map((text) => text.split('.').map(Number)) as [number[], number[]]
  for (const [place, wanted] of want.entries()) {
    const difference = (have[place] ?? 0) - wanted
    if (difference !== 0) return difference > 0
  }
  return true
}
