export { Killed, type Life, type Mortal, mortal } from './mortal.ts'
export { describeStep, type Step, stepsOf } from './step.ts'
export { takeSteps, tellStories, tolerateMisfortune } from './tell-stories.ts'
