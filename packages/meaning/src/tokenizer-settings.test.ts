import { tokenizerSettings } from './tokenizer-settings.ts'

it('reads a vocabulary in which words begin with a sign as one in which their continuations do', () => {
  const { tokenizer } = tokenizerSettings(['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]', '▁sea', 'side', '▁!'])
  expect(tokenizer.model.vocab).toEqual({
    ...{ '[PAD]': 0, '[UNK]': 1, '[CLS]': 2, '[SEP]': 3, '[MASK]': 4 },
    ...{ sea: 5, '##side': 6, '!': 7 },
  })
  expect(tokenizer.post_processor).toEqual({ type: 'BertProcessing', cls: ['[CLS]', 2], sep: ['[SEP]', 3] })
})
