import { descriptions, briefs } from './descriptions.ts'
import { evaluateSearch } from './evaluate-search.ts'
import { withDemoCatalogue } from './open-catalogue.ts'
await withDemoCatalogue(async (s)=>{
  let mrr=0, three=0; const bad=[]
  const t=process.cpuUsage()
  for (const {title,text} of descriptions){ const r=await s({search:text,limit:10}); const k=r.findIndex(f=>f.title===title)+1; if(k){mrr+=1/k; if(k<=3)three++} if(k!==1) bad.push([k,title,text,r[0]?.title]) }
  console.log(mrr/60,three, process.cpuUsage(t).user/1e6); for(const b of bad) console.log(b.join(' | '))
  for (const q of ['AI','ai','YA','screenplay','rom-com','ww2','wutherin heights','haunted lighthouse','victorian murder','women football']) { const r=await s({search:q}); console.log(q, r.length, r.slice(0,4).map(x=>x.title).join(' / ')) }
})
process.exit(0)
