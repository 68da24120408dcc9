/** Prints what a command found, a line each; with the code of success. */
export async function printLines(lines: Promise<readonly string[]>): Promise<number> {
  for (const line of await lines) console.log(line)
  return 0
}
