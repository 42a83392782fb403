// The review page of `npm run visual` shows every picture that differs as before, after and difference. A page opened from a file
// cannot write files, so it shows the command that accepts the selected pictures.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const REVIEW = 'visual-review';
const SIDES = { expected: 'before', actual: 'after', diff: 'difference' };

/** All tests of a Playwright report, including those of nested suites. */
const testsOf = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/** The pictures of failed tests by name: `{ before, after, difference }` with the files that Playwright wrote. */
function picturesOf(tests) {
  const pictures = new Map();
  for (const { status, results } of tests) {
    if (status !== 'unexpected') continue;
    for (const { name, path, contentType } of results.at(-1)?.attachments ?? []) {
      const [, picture, side] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
      if (contentType !== 'image/png' || !path || !picture) continue;
      pictures.set(picture, { ...pictures.get(picture), [SIDES[side]]: path });
    }
  }
  // A failed test may have no new picture, for example if a story does not render.
  return new Map([...pictures].filter(([, { after }]) => after));
}

/** Writes the page for a report. Returns its address and the number of pictures. */
export async function writeReview(reportFile) {
  const tests = testsOf(JSON.parse(await readFile(reportFile, 'utf8')));
  const pictures = picturesOf(tests);
  await rm(REVIEW, { recursive: true, force: true });
  for (const side of Object.values(SIDES)) await mkdir(join(REVIEW, side), { recursive: true });
  const items = [];
  for (const [name, files] of [...pictures].sort(([a], [b]) => a.localeCompare(b))) {
    for (const [side, file] of Object.entries(files)) await copyFile(file, join(REVIEW, side, `${name}.png`));
    items.push({ name, sides: Object.values(SIDES).filter((side) => files[side]) });
  }
  const failed = tests.filter(({ status }) => status === 'unexpected').length;
  const page = join(REVIEW, 'index.html');
  await writeFile(page, reviewPage(items, tests.length, failed));
  return { address: pathToFileURL(page).href, count: items.length };
}

const TITLES = { before: 'Before', after: 'After', difference: 'Difference' };

const item = ({ name, sides }) => `<article>
<h2><label><input type="checkbox" name="accept" value="${name}"> Accept ${name}</label></h2>
<div class="sides">${sides
  .map(
    (side) =>
      `<figure><figcaption>${TITLES[side]}</figcaption><a href="${side}/${name}.png"><img src="${side}/${name}.png" alt="${TITLES[side]}: ${name}" loading="lazy"></a></figure>`,
  )
  .join('')}</div>
${
  sides.includes('before')
    ? `<details><summary>Lay one over the other</summary>
<label>Share of the picture before <input type="range" value="50"></label>
<div class="over"><img src="after/${name}.png" alt="After"><img src="before/${name}.png" alt="Before"></div></details>`
    : '<p>This picture is new.</p>'
}
</article>`;

const heading = (count, total, failed) => {
  if (failed === 0) return `None of ${total} pictures differs`;
  const others = failed - count;
  return `${count} of ${total} pictures ${count === 1 ? 'differs' : 'differ'}${others > 0 ? `; ${others} could not be taken: see the terminal` : ''}`;
};

const reviewPage = (items, total, failed) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading(items.length, total, failed)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1600px; padding: 24px 24px 120px; color: #07262d; background: #fff }
h2 { font-size: 1.1rem; margin: 0 0 8px }
article { border-top: 1px solid #d7e2df; padding: 24px 0 }
.sides { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
figure { margin: 0 } figcaption { color: #52696f }
img { max-width: 100%; border: 1px solid #d7e2df; display: block }
.over { position: relative; display: inline-block } .over img + img { position: absolute; inset: 0; clip-path: inset(0 50% 0 0) }
footer { position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 14px 24px; background: #041a1f; color: #fff }
output { flex: 1; font-family: ui-monospace, monospace; overflow-wrap: anywhere; user-select: all }
button { font: inherit; padding: 8px 16px; border: 0; border-radius: 20px; background: #ff6a3d; color: #041a1f; cursor: pointer } button:disabled { opacity: .5 }
</style></head><body>
<h1>${heading(items.length, total, failed)}</h1>
${items.length > 0 ? '<p>Tick what should be so from now on, copy the command, run it. What is left unticked is a bug to mend.</p>' : ''}
<main>${items.map(item).join('\n')}</main>
${
  items.length > 0
    ? `<footer><label><input type="checkbox" id="all"> Accept all ${items.length}</label><output id="command"></output><button type="button" id="copy">Copy the command</button></footer>`
    : ''
}
<script>
const boxes = [...document.querySelectorAll('[name=accept]')];
const all = document.querySelector('#all');
const show = () => {
  const names = boxes.filter((box) => box.checked).map((box) => box.value);
  const isAll = names.length === boxes.length;
  all.checked = isAll;
  document.querySelector('#copy').disabled = names.length === 0;
  document.querySelector('#command').value = names.length === 0 ? 'Nothing is selected.' : 'npm run visual -- --accept ' + (isAll ? 'all' : names.join(' '));
};
for (const box of boxes) box.addEventListener('change', show);
for (const range of document.querySelectorAll('[type=range]')) {
  range.addEventListener('input', () => {
    range.closest('details').querySelector('img + img').style.clipPath = 'inset(0 ' + (100 - range.value) + '% 0 0)';
  });
}
if (all) {
  all.addEventListener('change', () => { for (const box of boxes) box.checked = all.checked; show(); });
  document.querySelector('#copy').addEventListener('click', async (event) => {
    const command = document.querySelector('#command');
    try {
      await navigator.clipboard.writeText(command.value);
      event.target.textContent = 'Copied';
    } catch {
      // Without clipboard access, select the command so that the user can copy it.
      getSelection().selectAllChildren(command);
    }
  });
  show();
}
</script></body></html>
`;
