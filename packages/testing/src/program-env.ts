/** What a program of ours that a test starts has of the test's environment: no setting, but what Node has compiled before. */
export const programEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})
