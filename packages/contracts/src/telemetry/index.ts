export { instrumented } from './instrumented.ts'
export {
  businessMetrics,
  type Counter,
  type Gauge,
  libraryMetrics,
  type MetricDeclaration,
  seriesOf,
} from './metrics.ts'
