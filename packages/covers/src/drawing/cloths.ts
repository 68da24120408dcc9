/** A cover's five inks: the ground, two figures on it, one spark, and the text. */
export type Cloth = { ground: string; figure: string; second: string; spark: string; text: string }

const cloth = (ground: string, figure: string, second: string, spark: string, text: string): Cloth => ({
  ground,
  figure,
  second,
  spark,
  text,
})

export const cloths = {
  oxblood: cloth('#64202A', '#8E4044', '#7A2E36', '#E2B583', '#F7EBDB'),
  brick: cloth('#8A3B2B', '#B0604A', '#9C4B38', '#F0CF9B', '#FBEEDD'),
  terracotta: cloth('#BC5A35', '#DA8A5F', '#CB7049', '#F6E0B5', '#FFF4E4'),
  mustard: cloth('#D8A63F', '#B98222', '#C7942F', '#5C2A1C', '#2B1B10'),
  straw: cloth('#E5CF9C', '#C8A866', '#D8BD83', '#2E5A55', '#28200F'),
  bone: cloth('#E9E1CF', '#C5B899', '#D8CDB4', '#8B2E25', '#241E16'),
  sage: cloth('#A8B498', '#7C8D70', '#94A285', '#F0E6CB', '#1C271D'),
  bottle: cloth('#1D3B33', '#416A58', '#2D5145', '#D8B667', '#F1ECDD'),
  teal: cloth('#145353', '#3B817B', '#266967', '#F0C88A', '#F2EEE0'),
  prussian: cloth('#183C4E', '#3F6D80', '#2A5366', '#E8BF72', '#F0ECDF'),
  sky: cloth('#AAC1C8', '#7097A5', '#8FAEB8', '#7A2B22', '#142630'),
  navy: cloth('#1D2A47', '#475B86', '#314268', '#DD9F57', '#EFEADD'),
  slate: cloth('#4B5358', '#78838A', '#5F6A70', '#E6C690', '#F3EEE3'),
  ink: cloth('#221F1D', '#57504A', '#3B3632', '#CE5F3F', '#F2EADB'),
  plum: cloth('#43243B', '#75506B', '#5B3852', '#E0A66F', '#F4E7DE'),
  rose: cloth('#DDB0A6', '#BF7F79', '#CF988F', '#5A1F2A', '#38131A'),
}

export type ClothName = keyof typeof cloths

/** The paper of labels and printed covers, and the ink on it. */
export const paper = '#F4EDDF'
export const ink = '#231E18'
