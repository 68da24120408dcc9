/** Runs a command and exits with the code it answers. What goes wrong is told in the sentence of its error; a fault of ours shows its stack. */
export async function endWith(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command())
  } catch (error) {
    const expected = error instanceof Error && error.constructor === Error
    console.error(expected ? error.message : error)
    process.exit(1)
  }
}
