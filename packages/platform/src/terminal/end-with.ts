/** Runs a command and exits with the code it returns. An expected failure prints its message; a bug prints its stack. */
export async function endWith(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command())
  } catch (error) {
    const expected = error instanceof Error && error.constructor === Error
    console.error(expected ? error.message : error)
    process.exit(1)
  }
}
