import { describe, expect, it } from 'vitest';
import type { SavedArticle } from '~/api/articles/article';
import { draftOf, editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { NOT_ON_SERVER, serverStateOf } from './save-outcome';
import {
  initialSaving,
  reduceSaving,
  type SaveDialog,
  type SaveStatus,
  type SavingEvent,
  type SavingState,
  unconfirmedSave,
} from './saving-state';

const start = emptyDraft('2026-11-20');
const article = editorArticle({ ...start, title: 'Mine', slug: 'mine' });
const saved: SavedArticle = { ...draftOf(article), id: '7', unreadable: {} };
const theirs: SavedArticle = { ...saved, title: 'Theirs' };
const server = serverStateOf(saved, '"2"');
const attempt = { article, key: 'k' };
const at = new Date(2026, 10, 20);

/** One of each. The types make sure that none is missing. */
const STATUSES: { readonly [Kind in SaveStatus['kind']]: Extract<SaveStatus, { kind: Kind }> } = {
  none: { kind: 'none' },
  saving: { kind: 'saving', isRequestSent: false },
  saved: { kind: 'saved', at },
  canceled: { kind: 'canceled', mayHaveArrived: false },
  failed: { kind: 'failed', why: 'why', message: 'Message', fields: {} },
};
const DIALOGS: { readonly [Kind in SaveDialog['kind'] | 'closed']: SaveDialog | undefined } = {
  closed: undefined,
  conflict: { kind: 'conflict', theirs, version: '"3"' },
  gone: { kind: 'gone' },
  signIn: { kind: 'signIn' },
};
const SUCCESS = { hidden: false, shown: true };
const EVENTS: { readonly [Type in SavingEvent['type']]: Extract<SavingEvent, { type: Type }> } = {
  refused: { type: 'refused', message: 'Message', fields: {} },
  started: { type: 'started', attempt, server: NOT_ON_SERVER },
  requestSent: { type: 'requestSent' },
  resumed: { type: 'resumed', attempt },
  uploaded: { type: 'uploaded', upload: { sent: 1, total: 2 } },
  saved: { type: 'saved', server, saved, article, at },
  conflict: { type: 'conflict', theirs, version: '"3"' },
  canceled: { type: 'canceled', server },
  gone: { type: 'gone' },
  signIn: { type: 'signIn', message: 'Message' },
  failed: { type: 'failed', message: 'Message', fields: {}, server },
  successExpired: { type: 'successExpired' },
  loaded: { type: 'loaded', article: theirs, version: '"3"' },
  conflictShown: { type: 'conflictShown', theirs, version: '"3"' },
  conflictResolved: { type: 'conflictResolved' },
  dialogClosed: { type: 'dialogClosed' },
};

/** What each event does in each state. A dot means that it changes nothing. */
const TABLE = `
                 | none     saving   saved    canceled failed   | closed   conflict gone     signIn   | hidden shown
refused          | failed   failed   failed   failed   failed   | .        .        .        .        | .      .
started          | saving   saving   saving   saving   saving   | .        .        .        .        | .      hidden
requestSent      | .        saving   .        .        .        | .        .        .        .        | .      .
resumed          | .        .        .        .        .        | .        .        .        .        | .      .
uploaded         | .        saving   .        .        .        | .        .        .        .        | .      .
saved            | saved    saved    saved    saved    saved    | .        .        .        .        | shown  .
conflict         | failed   failed   failed   failed   failed   | conflict conflict conflict conflict | .      .
canceled         | canceled canceled canceled canceled canceled | .        .        .        .        | .      .
gone             | failed   failed   failed   failed   failed   | gone     gone     gone     gone     | .      .
signIn           | failed   failed   failed   failed   failed   | signIn   signIn   signIn   signIn   | .      .
failed           | failed   failed   failed   failed   failed   | .        .        .        .        | .      .
successExpired   | .        .        .        .        .        | .        .        .        .        | .      hidden
loaded           | .        .        .        .        .        | .        .        .        .        | .      .
conflictShown    | .        .        .        .        .        | conflict conflict conflict conflict | .      .
conflictResolved | .        .        .        .        .        | .        closed   .        .        | .      .
dialogClosed     | .        .        .        .        .        | .        closed   closed   closed   | .      .
`;
const [columns = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/[\s|]+/).filter(Boolean));
const NEW = initialSaving({ start, article: undefined, version: undefined });

describe('the state of saving', () => {
  it('has every status, dialog and event in the table', () => {
    expect(columns).toEqual([...Object.keys(STATUSES), ...Object.keys(DIALOGS), ...Object.keys(SUCCESS)]);
    expect(rows.map(([type]) => type)).toEqual(Object.keys(EVENTS));
    for (const row of rows) expect(row).toHaveLength(1 + columns.length);
  });

  it.each(Object.entries(EVENTS))('follows the table on %s', (type, event) => {
    const row = rows.find(([name]) => name === type)?.slice(1) ?? [];
    const cell = (column: string) => {
      const next = row[columns.indexOf(column)];
      return next === '.' ? column : next;
    };
    for (const [status, statusBefore] of Object.entries(STATUSES)) {
      for (const [dialog, dialogBefore] of Object.entries(DIALOGS)) {
        for (const [success, isSuccessShown] of Object.entries(SUCCESS)) {
          const before = { ...NEW, status: statusBefore, dialog: dialogBefore, isSuccessShown };
          const after = reduceSaving(before, event);
          expect(
            [after.status.kind, after.dialog?.kind ?? 'closed', after.isSuccessShown ? 'shown' : 'hidden'],
            `${type} in ${status}, ${dialog}, ${success}`,
          ).toEqual([cell(status), cell(dialog), cell(success)]);
          if (row[columns.indexOf(status)] === '.') expect(after.status).toBe(statusBefore);
        }
      }
    }
  });
});

const run = (state: SavingState, ...events: SavingEvent[]) => events.reduce(reduceSaving, state);
const saving = run(NEW, EVENTS.started);

describe('what an event carries along', () => {
  it('keeps the attempt until a save succeeds', () => {
    expect(saving.attempt).toBe(attempt);
    const { failed, canceled, conflict, gone, signIn, refused } = EVENTS;
    for (const event of [failed, canceled, conflict, gone, signIn, refused]) {
      expect(run(saving, event).attempt).toBe(attempt);
    }
    expect(run(saving, EVENTS.saved).attempt).toBeUndefined();
  });

  it('stores a new article’s save with its draft while the server may have the article, and resumes it', () => {
    const unconfirmed = { ...NOT_ON_SERVER, unconfirmed: article };
    expect(unconfirmedSave(saving, undefined)).toBe(attempt);
    expect(unconfirmedSave(run(saving, { ...EVENTS.failed, server: unconfirmed }), undefined)).toBe(attempt);
    const settled = [
      NEW,
      run(saving, EVENTS.saved),
      run(saving, { ...EVENTS.failed, server: NOT_ON_SERVER }),
      run(NEW, { ...EVENTS.started, server }),
    ];
    for (const state of settled) expect(unconfirmedSave(state, undefined)).toBeUndefined();
    const otherPicture = { blob: new Blob(), name: 'a.png', width: 1, chosenSize: 1 };
    expect(unconfirmedSave(saving, otherPicture)).toBeUndefined();
    expect(run(NEW, EVENTS.resumed)).toMatchObject({ attempt, server: unconfirmed });
  });

  it('updates the server state when the save says more about it', () => {
    for (const event of [EVENTS.saved, EVENTS.canceled, EVENTS.failed]) {
      expect(run(saving, event).server).toBe(server);
    }
    for (const event of [EVENTS.conflict, EVENTS.gone, EVENTS.signIn, EVENTS.refused]) {
      expect(run(saving, event).server).toBe(NOT_ON_SERVER);
    }
  });

  it('compares the form with what was saved, with the address of a new banner', () => {
    expect(run(saving, EVENTS.saved).base).toEqual(draftOf(article));
    const picture = { blob: new Blob(), name: 'a.png', width: 1, chosenSize: 1 };
    const withPicture = { ...EVENTS.saved, article: { ...article, picture }, saved: { ...saved, bannerImage: '/a' } };
    expect(run(saving, withPicture).base).toEqual({ ...draftOf(article), bannerImage: '/a' });
    expect(run(saving, { ...withPicture, saved: undefined }).base).toEqual(draftOf(article));
    expect(run(saving, EVENTS.failed).base).toBe(start);
  });

  it('compares the form with a newer version that was loaded', () => {
    expect(run(NEW, EVENTS.loaded)).toMatchObject({
      base: theirs,
      server: serverStateOf(theirs, '"3"'),
    });
  });

  it('saves over their version after a conflict is resolved', () => {
    const conflict = run(saving, EVENTS.conflict);
    expect(run(conflict, EVENTS.dialogClosed).server).toBe(NOT_ON_SERVER);
    const resolved = run(conflict, EVENTS.conflictResolved);
    expect(resolved.server).toEqual(serverStateOf(theirs, '"3"'));
    // A second conflict takes over what they changed since. It does not treat their first version as a change of this
    // user.
    expect(resolved.base).toEqual(theirs);
  });

  it.each([
    ['the form is refused', EVENTS.refused, 'Message', 'Message'],
    ['the slug has an error', { ...EVENTS.failed, fields: { slug: 'In use.' } }, 'In use.', 'Message'],
    ['another field has an error', { ...EVENTS.failed, fields: { date: 'Wrong.' } }, 'Message', 'Message'],
    [
      'someone else changed the article',
      EVENTS.conflict,
      'the article was changed by someone else',
      'This article changed while you were editing',
    ],
    [
      'someone else deleted the article',
      EVENTS.gone,
      'This article is no longer there',
      'This article is no longer there',
    ],
    ['the session has ended', EVENTS.signIn, 'your session has ended', 'Message'],
  ])('says why when %s', (_when, event, why, message) => {
    expect(run(saving, event).status).toMatchObject({ kind: 'failed', why, message });
  });

  it.each([
    ['nothing was sent', [], false],
    ['a request without a picture was sent', [EVENTS.requestSent], true],
    ['half of the picture was sent', [EVENTS.requestSent, EVENTS.uploaded], false],
    [
      'all of the picture was sent',
      [EVENTS.requestSent, { type: 'uploaded', upload: { sent: 2, total: 2 } } as const],
      true,
    ],
  ])('knows whether a canceled save may have reached the server when %s', (_when, events, mayHaveArrived) => {
    expect(run(saving, ...events, EVENTS.canceled).status).toEqual({ kind: 'canceled', mayHaveArrived });
  });

  it('saves as a new article again after a sign-in', () => {
    const existing = initialSaving({ start, article: saved, version: '"2"' });
    const { server: next } = run(existing, EVENTS.gone, EVENTS.dialogClosed, EVENTS.started, EVENTS.signIn);
    expect(next).toEqual(NOT_ON_SERVER);
  });
});
