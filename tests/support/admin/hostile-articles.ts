import fc from 'fast-check';
import type { ArticleDraft, Block, Section } from '~/api/articles/article';
import { safeHref } from '~/lib/text/safe-href';
import { TEXT_FIELDS, textsWith } from '~contract/article-texts';
import { isBlank } from '~contract/text';
import { anyCharacter } from '../../../certifier/inputs/any-character';

/** Known XSS and injection payloads. */
const PIECES = [
  '<script>window.wasRun=1</script>',
  '</script><script>window.wasRun=1</script>',
  '<img src=x onerror=window.wasRun=1>',
  '<svg/onload=window.wasRun=1>',
  '<svg><animate onbegin=window.wasRun=1 attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.wasRun=1</script>">',
  '<a href="javascript:window.wasRun=1">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.wasRun=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.wasRun=1>">',
  '<template><img src=x onerror=window.wasRun=1></template>',
  '<style>*{display:none}</style>',
  '<base href=https://evil.example>',
  '<meta http-equiv=refresh content=0;url=https://evil.example>',
  '<form action=https://evil.example><input name=password autofocus onfocus=window.wasRun=1>',
  '<div id=root data-prerendered=/evil data-sec=x class=evil style=position:fixed>',
  '</article></main></body></html>',
  '</h1></p></li></title></textarea></style>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?php',
  '?>',
  '" onmouseover="window.wasRun=1',
  "' onmouseover='window.wasRun=1",
  '` onmouseover=`window.wasRun=1',
  '&lt;script&gt;',
  '&#60;script&#62;',
  '&amp;lt;',
  '&',
  '&nbsp',
  '\\u003cscript\\u003e',
  '\\x3cscript',
  '{{constructor.constructor("window.wasRun=1")()}}',
  '${window.wasRun=1}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{%raw%}',
  '[[x]](y)',
  '![x](javascript:1)',
  '__proto__',
  'constructor',
  'dangerouslySetInnerHTML',
  '{"type":"div","props":{}}',
  'undefined',
  'null',
  'NaN',
  '\u202egnp.exe',
  '\u2066\u2067\u2069',
  '\u200b\u200d\u2060',
  'مرحبا',
  'שלום',
  'Z̸̢̛̰͇a̷l̶g̸o̵',
  '👩🏽‍🚀',
  '\ufffe',
  '\ud800',
  '\0',
  '\u0001',
  '\u001b[31m',
  '\r\n',
  '\t',
  '\u2028',
  '\u00a0',
  "'; DROP TABLE articles;--",
  '../../etc/passwd',
  '%00',
  '%3Cscript%3E',
  'javascript:window.wasRun=1',
  'data:text/html,<script>1</script>',
] as const;

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter }) },
  { weight: 1, arbitrary: fc.constantFrom(...PIECES).map((piece) => piece.repeat(200)) },
  { weight: 1, arbitrary: fc.constant('') },
);

const LINKS = [
  '/about',
  'https://other.example/a?b#c',
  'mailto:a@b.example',
  '#team',
  '/"onclick="window.wasRun=1',
  'https://a.example/<script>',
];
const link = fc.oneof(text, fc.constantFrom(...LINKS));

const optional = <T extends object>(shape: { readonly [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record(shape, { requiredKeys: [], noNullPrototype: true });

const block: fc.Arbitrary<Block> = fc
  .tuple(
    fc.oneof(
      fc.record({ type: fc.constant('paragraph' as const), content: text }),
      fc.record({ type: fc.constant('list' as const), content: fc.array(text, { maxLength: 3 }) }),
    ),
    optional({ title: text, emoji: text, listType: fc.constantFrom('number', 'bullet', '"><script>') }),
    optional({ useCheckIcon: fc.boolean(), emojis: fc.array(text, { maxLength: 3 }) }),
  )
  .map(([content, some, more]) => ({ ...content, ...some, ...more }) as Block);

const section: fc.Arbitrary<Section> = fc
  .tuple(
    fc.record({ title: text, content: fc.array(block, { maxLength: 3 }) }),
    optional({
      cta: fc.record({ text, link }),
      showImage: fc.boolean(),
      imageUrl: fc.oneof(text, fc.constant('/art/a.svg')),
    }),
  )
  .map(([needed, some]) => ({ ...needed, ...some }) as Section);

/** Articles with hostile text in every text field. */
export const hostileArticle: fc.Arbitrary<ArticleDraft> = fc
  .record({
    texts: fc.tuple(...TEXT_FIELDS.map(() => text)),
    date: fc.oneof(text, fc.constant('2026-11-20')),
    bannerImage: fc.oneof(text, fc.constant('/art/a.svg')),
    sections: fc.array(section, { maxLength: 3 }),
    sidebarItems: fc.array(fc.record({ title: text, description: text, link }), { maxLength: 3 }),
  })
  .map(({ texts, ...others }) => ({ ...textsWith((field) => texts[TEXT_FIELDS.indexOf(field)]), ...others }));

/** Replaces a link with a harmless one of the same kind: internal, external or plain text. */
function tameLink(link: string): string {
  const href = safeHref(link);
  if (href === undefined) return isBlank(link) ? '' : 'plain';
  return /^https?:/.test(href) ? 'https://tame.example/' : '/tame';
}

/** Replaces every visible text of an article with one letter. Its page shows which elements are not from the content. */
export function tame(draft: ArticleDraft): ArticleDraft {
  const word = (value: string) => (isBlank(value) ? value : 'x');
  const change = (value: unknown, key = ''): unknown => {
    if (key === 'link') return tameLink(String(value));
    if (key === 'type' || key === 'listType' || (key === 'date' && value === '2026-11-20')) return value;
    if (typeof value === 'string') return word(value);
    if (Array.isArray(value)) return value.map((item) => change(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));
  };
  return change(draft) as ArticleDraft;
}
