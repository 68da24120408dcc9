/** Runs a command and ends with its exit code. What a person has to mend is a plain Error, or an option that is not known: its message is enough. */
export async function endWith(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command())
  } catch (error) {
    const isPlain = error instanceof Error && (error.constructor === Error || isWrongOption(error))
    console.error(isPlain ? error.message : error)
    process.exit(1)
  }
}

const isWrongOption = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
