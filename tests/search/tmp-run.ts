import { descriptions, briefs } from './descriptions.ts'
import { evaluateSearch } from './evaluate-search.ts'
import { withDemoCatalogue } from './open-catalogue.ts'
console.log(JSON.stringify(await withDemoCatalogue((s)=>evaluateSearch(s)), null, 1))
process.exit(0)
