import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeArticle, encodeArticle, type SavedArticle } from '~/api/articles/article';
import { OPTIONAL_TEXTS, TEXT_FIELDS } from '~contract/article-texts';
import { type EditorAction, type EditorState, initialState } from './editor-actions';
import { draftOf, editorArticle, emptyDraft, itemsOf, localToday } from './editor-article';
import { reduceEditor } from './editor-state';
import { isEqual } from './equality';

const empty = () => initialState(editorArticle(emptyDraft('2026-11-20')), undefined);
const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(reduceEditor, state);
const saved = (title: string, slug: string) =>
  initialState(editorArticle({ ...emptyDraft('2026-11-20'), title, slug }), slug);

describe('the slug', () => {
  it('changes with the title', () => {
    const state = run(empty(), { type: 'setText', field: 'title', text: 'Über uns: 30% faster!' });
    expect(state.present).toMatchObject({ slug: 'uber-uns-30-faster', replacedSlug: undefined });
  });

  it('can be restored for a saved article, even after more typing', () => {
    const state = run(
      saved('Old title', 'old-title'),
      { type: 'setText', field: 'title', text: 'New' },
      { type: 'setText', field: 'title', text: 'New title' },
    );
    expect(state.present).toMatchObject({ slug: 'new-title', replacedSlug: 'old-title' });
    expect(run(state, { type: 'keepSlug' }).present).toMatchObject({ slug: 'old-title', replacedSlug: undefined });
    expect(run(state, { type: 'keepSlug' }, { type: 'undo' }).present.slug).toBe('new-title');
  });

  it('becomes a former slug with a save that changes it, until the article has it again', () => {
    const save = (state: EditorState, slug: string) => {
      const changed = run(state, { type: 'setText', field: 'slug', text: slug });
      return run(changed, { type: 'saved', article: changed.present, saved: undefined });
    };
    const created = save(empty(), 'one');
    expect([created.savedSlug, created.formerSlugs]).toEqual(['one', []]);
    const twice = save(save(created, 'two'), 'three');
    expect([twice.savedSlug, twice.formerSlugs]).toEqual(['three', ['one', 'two']]);
    expect(save(twice, 'one').formerSlugs).toEqual(['two', 'three']);
  });

  it('can be restored when it was edited by hand', () => {
    const state = run(
      empty(),
      { type: 'setText', field: 'title', text: 'One' },
      { type: 'setText', field: 'slug', text: 'my-own' },
      { type: 'setText', field: 'title', text: 'One more' },
    );
    expect(state.present).toMatchObject({ slug: 'one-more', replacedSlug: 'my-own' });
  });

  it('cannot be restored when the old title is back', () => {
    const state = run(
      saved('Old title', 'old-title'),
      { type: 'setText', field: 'title', text: 'Old titles' },
      { type: 'setText', field: 'title', text: 'Old title' },
    );
    expect(state.present).toMatchObject({ slug: 'old-title', replacedSlug: undefined });
  });
});

describe('sections', () => {
  it('appends an empty section and expands only that one', { tags: ['S4.editor.section'] }, () => {
    const state = run(empty(), { type: 'addSection', key: 'a' }, { type: 'addSection', key: 'b' });
    expect(state.present.sections.map(({ key, title }) => [key, title])).toEqual([
      ['a', ''],
      ['b', ''],
    ]);
    expect(state.openSection).toBe('b');
    expect(run(state, { type: 'toggleSection', key: 'a' }).openSection).toBe('a');
    expect(run(state, { type: 'toggleSection', key: 'b' }).openSection).toBeUndefined();
  });

  it('adds a content block as a paragraph', { tags: ['S4.editor.block'] }, () => {
    const state = run(
      empty(),
      { type: 'addSection', key: 'a' },
      { type: 'addBlock', section: 'a', key: 'b' },
      { type: 'setBlockText', section: 'a', key: 'b', text: 'Hello' },
    );
    expect(draftOf(state.present).sections).toEqual([
      { title: '', content: [{ type: 'paragraph', content: 'Hello' }] },
    ]);
  });

  it('splits a list into lines and drops blank lines', { tags: ['S5.editor.list-items'] }, () => {
    const state = run(
      empty(),
      { type: 'addSection', key: 'a' },
      { type: 'addBlock', section: 'a', key: 'b' },
      { type: 'setBlockType', section: 'a', key: 'b', blockType: 'list' },
      { type: 'setBlockText', section: 'a', key: 'b', text: 'one\n\n  \r\ntwo\n' },
    );
    expect(draftOf(state.present).sections[0]?.content).toEqual([{ type: 'list', content: ['one', 'two'] }]);
    expect(itemsOf('\n\n')).toEqual([]);
  });

  it('removes the call to action when its text and link are cleared', { tags: ['S4.editor.cta'] }, () => {
    const cta = { type: 'setSection', key: 'a' } as const;
    const state = run(
      empty(),
      { type: 'addSection', key: 'a' },
      { ...cta, texts: { ctaText: 'Go' } },
      { ...cta, texts: { ctaLink: '/about' } },
    );
    expect(draftOf(state.present).sections[0]?.cta).toEqual({ text: 'Go', link: '/about' });
    const cleared = run(state, { ...cta, texts: { ctaText: '' } }, { ...cta, texts: { ctaLink: '' } });
    expect(draftOf(cleared.present).sections[0]).not.toHaveProperty('cta');
  });

  it('moves, duplicates and deletes sections, and restores a deleted one', () => {
    const state = run(empty(), { type: 'addSection', key: 'a' }, { type: 'addSection', key: 'b' });
    const keys = (it: EditorState) => it.present.sections.map(({ key }) => key);
    expect(keys(run(state, { type: 'moveSection', key: 'b', to: 0 }))).toEqual(['b', 'a']);
    expect(keys(run(state, { type: 'moveSection', key: 'b', to: 2 }))).toEqual(['a', 'b']);
    expect(keys(run(state, { type: 'duplicateSection', key: 'a' }))).toHaveLength(3);
    const gone = run(state, { type: 'removeSection', key: 'a' });
    expect(keys(gone)).toEqual(['b']);
    expect(keys(run(gone, { type: 'undo' }))).toEqual(['a', 'b']);
  });
});

describe('undo', () => {
  it('removes words, not letters', () => {
    const typed = ['H', 'Hi', 'Hi ', 'Hi y', 'Hi yo'].map(
      (text) => ({ type: 'setText', field: 'title', text }) as const,
    );
    const state = run(empty(), ...typed);
    expect(run(state, { type: 'undo' }).present.title).toBe('Hi ');
    expect(run(state, { type: 'undo' }, { type: 'undo' }).present.title).toBe('');
  });

  it('brings back a pasted text that was deleted', () => {
    const edits = ['A pasted text', '', 'x'].map((text) => ({ type: 'setText', field: 'title', text }) as const);
    const state = run(empty(), ...edits);
    expect(run(state, { type: 'undo' }).present.title).toBe('');
    expect(run(state, { type: 'undo' }, { type: 'undo' }).present.title).toBe('A pasted text');
  });

  it('brings back the last word that was deleted letter by letter', () => {
    const edits = ['H', 'Hi', 'H', ''].map((text) => ({ type: 'setText', field: 'title', text }) as const);
    expect(run(run(empty(), ...edits), { type: 'undo' }).present.title).toBe('Hi');
  });

  describe('the alternative text', () => {
    const alt = (text: string | undefined) => ({ type: 'setText', field: 'bannerAlt', text }) as const;
    const pictureOf = (name: string) => ({ blob: new Blob(), name, width: 1, chosenSize: 1 });
    const setPicture = (name: string) => ({ type: 'setPicture', picture: pictureOf(name) }) as const;
    const article = editorArticle({
      ...emptyDraft('2026-11-20'),
      bannerImage: '/saved.png',
      bannerAlt: 'A claims desk',
    });
    const start = initialState(article, undefined);

    it('must be entered again after the banner changed, and the previous text is offered', () => {
      const changed = run(start, setPicture('one'));
      expect(draftOf(changed.present)).not.toHaveProperty('bannerAlt');
      expect(changed.present.formerAlt).toBe('A claims desk');
      expect(run(changed, alt('A port'), setPicture('two')).present.formerAlt).toBe('A port');
      expect(run(changed, alt(''), setPicture('two')).present).toMatchObject({ formerAlt: 'A claims desk' });
      const removed = run(start, { type: 'removeBanner' });
      expect(draftOf(removed.present)).not.toHaveProperty('bannerAlt');
      expect(run(removed, { type: 'undo' }).present.bannerAlt).toBe('A claims desk');
    });

    it('returns with the banner that it describes', () => {
      const changed = run(start, setPicture('one'), alt('A port'));
      const cleared = run(changed, { type: 'clearPicture' }).present;
      expect(cleared).toMatchObject({ bannerImage: '/saved.png', bannerAlt: 'A claims desk', formerAlt: 'A port' });
    });

    it('returns when the banner is no longer decorative, unless the banner is another one', () => {
      const decorative = run(start, alt('A claims desk, empty'), alt(''));
      expect(run(decorative, alt(undefined)).present.bannerAlt).toBe('A claims desk, empty');
      expect(run(decorative, setPicture('one'), alt(''), alt(undefined)).present.bannerAlt).toBeUndefined();
    });
  });

  it('is reverted by redo for 5,000 random lists of actions', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const text = fc.string({ maxLength: 6 });
    const to = fc.integer({ min: -1, max: 3 });
    const action: fc.Arbitrary<EditorAction> = fc.oneof(
      fc.record({ type: fc.constant('setText' as const), field: fc.constantFrom(...TEXT_FIELDS), text }),
      fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }),
      fc.record({ type: fc.constantFrom('keepSlug' as const, 'removeBanner' as const, 'clearPicture' as const) }),
      fc.record({
        type: fc.constantFrom(
          'addSection' as const,
          'removeSection' as const,
          'duplicateSection' as const,
          'toggleSection' as const,
        ),
        key,
      }),
      fc.record({ type: fc.constantFrom('addSidebarItem' as const, 'removeSidebarItem' as const), key }),
      fc.record({ type: fc.constantFrom('moveSection' as const, 'moveSidebarItem' as const), key, to }),
      fc.record({ type: fc.constant('addBlock' as const), section: key, key: fc.constantFrom('x', 'y') }),
      fc.record({ type: fc.constant('setBlockText' as const), section: key, key: fc.constantFrom('x', 'y'), text }),
      fc.record({ type: fc.constant('setSection' as const), key, texts: fc.record({ title: text }) }),
      fc.record({ type: fc.constant('setSidebarItem' as const), key, texts: fc.record({ link: text }) }),
    );
    const history = ({ present, past, future }: EditorState) => ({ present, past, future });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = run(empty(), ...actions);
        fc.pre(state.past.length > 0);
        expect(history(run(state, { type: 'undo' }, { type: 'redo' }))).toEqual(history(state));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a round trip to the backend', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const block = fc.oneof(
    fc.record({ type: fc.constant('paragraph'), content: text }),
    fc.record(
      {
        type: fc.constant('list'),
        content: fc.array(fc.oneof(text, fc.constant(''), fc.constant('two\nlines')), { maxLength: 4 }),
        listType: text,
        useCheckIcon: fc.boolean(),
        emojis: fc.array(text, { maxLength: 2 }),
      },
      { requiredKeys: ['type', 'content'] },
    ),
  );
  const section = fc.record(
    {
      title: text,
      content: fc.array(block, { maxLength: 3 }),
      cta: fc.record({ text, link: text }),
      showImage: fc.boolean(),
      imageUrl: text,
      somethingNew: fc.integer(),
    },
    { requiredKeys: ['title', 'content'] },
  );
  const article = fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    title: fc.string({ minLength: 1, maxLength: 20 }),
    slug: text,
    bannerImage: text,
    ...Object.fromEntries(
      OPTIONAL_TEXTS.map((field) => [field, fc.option(fc.string({ maxLength: 20 }), { nil: undefined })] as const),
    ),
    date: fc.constantFrom('2026-11-20', 'soon'),
    sections: fc.oneof(fc.array(section, { maxLength: 3 }), fc.constant('{"not":"a list"}'), fc.constant('[broken')),
    sidebarItems: fc.array(fc.record({ title: text, description: text, link: text }), { maxLength: 2 }),
  });

  it('does not change 20,000 random articles', () => {
    const quiet = console.info;
    console.info = () => undefined;
    const throughForm = (it: SavedArticle) => {
      const form = encodeArticle(draftOf(editorArticle(it)), undefined);
      return decodeArticle({ id: it.id, ...form });
    };
    fc.assert(
      fc.property(article, (wire) => {
        const before = decodeArticle(wire);
        if (!before) throw new Error('This must be an article.');
        const after = throughForm(before);
        if (!isEqual(after, before)) expect(after).toEqual(before);
        if (before.unreadable.sections !== undefined) expect(after?.unreadable.sections).toBe(wire.sections);
      }),
      { numRuns: 20_000 },
    );
    console.info = quiet;
  });
});

it('starts a new article with the local date', { tags: ['S4.editor.date'] }, () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('preserves unreadable content until the user replaces it, and can undo that', () => {
  const raw = '[{"type":"table"}]';
  const state = initialState(editorArticle({ ...emptyDraft('2026-11-20'), unreadable: { sections: raw } }), undefined);
  expect(encodeArticle(draftOf(state.present), undefined).sections).toBe(raw);
  const turned = run(state, { type: 'turnIntoParagraph', field: 'sections' });
  expect(draftOf(turned.present).sections[0]?.content).toEqual([{ type: 'paragraph', content: raw }]);
  expect(draftOf(run(turned, { type: 'undo' }).present).unreadable).toEqual({ sections: raw });
  expect(draftOf(run(state, { type: 'dropUnreadable', field: 'sections' }).present)).not.toHaveProperty('unreadable');
});

it('preserves an unreadable block when it moves, and can turn it into text', () => {
  const json = '{"type":"table","rows":[]}';
  const unreadable = { type: 'unreadable-block', content: json } as const;
  const section = { title: 'A', content: [unreadable, { type: 'paragraph', content: 'x' } as const] };
  const state = initialState(editorArticle({ ...emptyDraft('2026-11-20'), sections: [section] }), undefined);
  const [first] = state.present.sections;
  const [block, text] = first?.blocks ?? [];
  if (!first || !block || !text) throw new Error('The blocks are missing.');
  const typed = run(
    state,
    { type: 'setBlockText', section: first.key, key: text.key, text: 'xy' },
    { type: 'moveBlock', section: first.key, key: block.key, to: 1 },
  );
  expect(encodeArticle(draftOf(typed.present), undefined).sections).toBe(
    `[{"title":"A","content":[{"type":"paragraph","content":"xy"},${json}]}]`,
  );
  const turned = run(state, { type: 'setBlockType', section: first.key, key: block.key, blockType: 'paragraph' });
  expect(draftOf(turned.present).sections[0]?.content[0]).toEqual({ type: 'paragraph', content: json });
  expect(draftOf(run(turned, { type: 'undo' }).present).sections[0]?.content[0]).toEqual(unreadable);
});
