// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { initialState } from '~/features/admin/editor/model/editor-actions';
import { draftOf, editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { importerOf } from './importer';

/** HTML or Markdown as a program copies it, and next to it, in a `.txt`, what its author sees. */
const files = import.meta.glob<string>('./clipboards/*', { query: '?raw', import: 'default', eager: true });
const clipboards = Object.keys(files).filter((name) => !name.endsWith('.txt'));

const empty = () => initialState(editorArticle(emptyDraft('2026-06-03')), undefined);

/** The article of a document as plain text, with what was left out in the last line. */
async function outlineOf(source: { html?: string; text?: string }) {
  const importer = await importerOf({ html: '', text: '', ...source });
  const { title, sections } = draftOf(importer.fill(empty()).present);
  const lines = sections.flatMap((section) => [
    section.title && `## ${section.title}`,
    ...section.content.flatMap((block) =>
      block.type === 'list'
        ? block.content.map((item, i) => (block.listType === 'number' ? `${i + 1}. ${item}` : `* ${item}`))
        : block.content,
    ),
  ]);
  return [title && `# ${title}`, ...lines, importer.leftOut].filter((line) => line !== '').join('\n');
}

it.each(clipboards)('has each word of %s that its author sees, and no other', async (name) => {
  const clipboard = files[name] ?? '';
  const source = name.endsWith('.md')
    ? { text: clipboard }
    : { html: clipboard, text: 'The plain text of the clipboard' };
  await expect(await outlineOf(source)).toMatchFileSnapshot(name.replace(/\w+$/, 'txt'));
});

const mso = (level: number, marker: string, text: string) =>
  `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span>${text}</p>`;
const code = (lines: readonly string[]) =>
  `<div style="font-family: Menlo; white-space: pre;">${lines.map((line) => `<div><span>${line}</span></div>`).join('')}</div>`;
const WRAPPED = 'A line that a mail program has wrapped because it was longer than\nsixty characters, and its end.';

it.each([
  [
    'what Safari leaves of Word',
    '<p class="MsoFootnoteText"><a href="#_ftnref1">[1]</a> Note</p><p class="MsoNormal">Text<a href="#_ftn1">[1]</a></p><p class="MsoListParagraph">·&nbsp;&nbsp; Item</p><p class="MsoCommentText">Ann: no</p>',
    'Text[1]\n* Item\n[1] Note\n1 footnote link was left out.',
  ],
  ['bullets of Word without their element', '<p>·&nbsp; &nbsp; One</p><p>·&nbsp; &nbsp; Two</p>', '* One\n* Two'],
  ['typed bullets with line breaks', '<p>• One<br>• Two</p>', '* One\n* Two'],
  ['one bold paragraph of Google Docs', '<b style="font-weight:normal"><p>Plain</p></b><p>Next</p>', 'Plain\nNext'],
  ['numbers that begin at 4', `${mso(1, '4.', 'Four')}${mso(1, '5.', 'Five')}`, '4. Four\n5. Five'],
  ['numbers that begin again', '<ol><li>One</ol><ol><li>Uno<li>Due</ol>', '1. One\n1. Uno\n2. Due'],
  ['bullets between numbers', '<ol><li>One</ol><ul><li>A</ul><ol start=2><li>Two</ol>', '1. One\n* A\n2. Two'],
  ['letters and Roman numbers', '<ol type=a><li>x<li>y</ol><ol type=I start=3><li>z</ol>', 'a. x\nb. y\nIII. z'],
  [
    'a list in a numbered item',
    `${mso(1, '1.', 'One')}${mso(2, 'a)', 'Inner')}${mso(1, '2.', 'Two')}`,
    '1. One\na) Inner\n2. Two',
  ],
  ['nested lists of Pages', '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>', '* One\n* Inner\n* Two'],
  [
    'a numbered heading',
    '<h1>A</h1><h2 style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.1</span>B</h2>',
    '# A\n## 1.1 B',
  ],
  ['paragraphs that end with two line breaks', '<div>One<br><br>Two<br>lines</div>', 'One\nTwo\nlines'],
  ['spaces of a no-break space', '<p>&nbsp;10&nbsp;km, &nbsp; far</p>', '10\u00a0km, far'],
  ['a style sheet in a comment', '<style><!-- @page { margin: 2cm } --></style><p>Text</p><p>More</p>', 'Text\nMore'],
  [
    'headings that are only bold',
    '<p><b>Title</b></p><p>Text.</p><p><b>Part</b></p><p>End</p>',
    '# Title\nText.\n## Part\nEnd',
  ],
  ['an attribute with a bracket', '<p title="a > b" style="color:red">One</p><p>Two</p>', 'One\nTwo'],
  ['text about styles', '<p>&lt;p style=x&gt; is code</p><p>a style="b"</p>', '<p style=x> is code\na style="b"'],
  [
    'lists without markers',
    '<ol style="list-style: outside none"><li>A<li>B</ol><ul style="list-style-type:decimal"><li>C</ul>',
    '* A\n* B\n1. C',
  ],
  [
    'lists that count down or from 0',
    '<ol reversed><li>B<li>A</ol><p>-</p><ol start=0><li>Zero</ol>',
    '2. B\n1. A\n-\n0. Zero',
  ],
  ['odd numbers of lists', '<ol start=1e400><li>A</ol><p>-</p><ol start=5abc><li>B</ol>', '1. A\n-\n5. B'],
  ['markers of Word with words', `${mso(1, 'Article I.', 'Aim')}${mso(1, 'Ø', 'Bullet')}`, 'Article I. Aim\n* Bullet'],
  ['a sign in front of a paragraph', '<p>O&nbsp; João</p><p>−&nbsp; 5 °C</p>', 'O João\n− 5 °C'],
  [
    'hidden cells and rows',
    '<table><thead style="display:none"><tr><td>x</thead><tr><td>A<td style="display:none">y<tr><td>B<td>b</table>',
    'A\nB | b\n1 table was left out.',
  ],
  [
    'a style sheet that never ends',
    '<p>a</p><!-- <style --><p>b</p><style>x</style><p title="a>b" style="display:none">c</p>',
    'a\nb',
  ],
  [
    'a cell with a list',
    '<table><tr><td>A<td><ul><li>x</ul><tr><td>B<td>y</table>',
    'A\n* x\nB\ny\n1 table was left out.',
  ],
])('reads %s', async (_, html, outline) => {
  expect(await outlineOf({ html })).toBe(outline);
});

it.each([
  [
    'lines that a mail has wrapped',
    `${WRAPPED}\n\nMindwave\nAlpharetta`,
    `${WRAPPED.replace('\n', ' ')}\nMindwave\nAlpharetta`,
  ],
  [
    'one long paragraph per line',
    `${'long '.repeat(30)}\n${'text '.repeat(30)}`,
    `${'long '.repeat(30).trim()}\n${'text '.repeat(30).trim()}`,
  ],
  ['HTML in Markdown', '# Tags\n\nUse `<aside>` and <b>tags</b>.', '# Tags\nUse <aside> and <b>tags</b>.'],
  [
    'signs that only Markdown knows',
    '2*3*4 and __init__\n\nC:\\new\\#1 &amp;',
    '2*3*4 and __init__\nC:\\new\\#1 &amp;',
  ],
  ['numbers with gaps', '1. One\n3. Three\n\n2026. A good year', '1. One\n3. Three\n2026. A good year'],
  [
    'a list of dashes, and a minus',
    '- One\n- Two\n\n- 5 degrees\n- 6 degrees',
    '* One\n* Two\n- 5 degrees\n- 6 degrees',
  ],
  ['underlined headings', 'Title\n=====\n\nPart\n----\nText', '# Title\n## Part\nText'],
])('reads plain text with %s', async (_, text, outline) => {
  expect(await outlineOf({ text })).toBe(outline);
});

it('reads Markdown from an editor for code as text', async () => {
  const lines = ['# Title', 'Text', '## Part', '- item'];
  expect(await outlineOf({ html: code(lines), text: lines.join('\n') })).toBe('# Title\nText\n## Part\n* item');
});
