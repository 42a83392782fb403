// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { leads } from '~mocks/models';
import { mayHaveQueued, queuedRequests } from './outbox';
import { changeRequest, putRequest, refresh, removeRequest } from './outbox-disk';
import { sendQueued } from './outbox-sending';

/** Closes the connection, as Safari sometimes does. */
const lose = () => {
  throw new DOMException('Connection is lost.', 'InvalidStateError');
};

it('keeps a request after the database failed once, and does not store it again after it was removed', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  await putRequest({ key: 'key-1', kind: 'callback', lead: await leads.create(), savedAt: 1, state: 'waiting' });
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(lose);
  await refresh();
  expect(mayHaveQueued()).toBe(true);
  transaction.mockImplementationOnce(lose);
  expect(await changeRequest('key-1', { state: 'sending' })).toBe(true);
  transaction.mockImplementationOnce(lose);
  expect(await removeRequest('key-1')).toBe(false);
  expect(await changeRequest('key-1', { state: 'sending' })).toBe(true);
  expect(queuedRequests()).toMatchObject([{ key: 'key-1', state: 'sending' }]);
  expect(await removeRequest('key-1')).toBe(true);
  expect(mayHaveQueued()).toBe(false);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  expect(await changeRequest('key-1', { state: 'sending' })).toBe(false);
  expect(put).not.toHaveBeenCalled();
});

it('sends a request once, although it could not be removed afterwards', async () => {
  await putRequest({
    key: 'key-2',
    kind: 'callback',
    lead: await leads.create(),
    savedAt: Date.now(),
    state: 'waiting',
  });
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const send = vi.spyOn(client, 'POST').mockImplementation(async () => {
    transaction.mockImplementationOnce(lose);
    return { data: { message: 'Thank you' }, response: new Response() };
  });
  await sendQueued();
  expect(queuedRequests()).toHaveLength(1);
  await sendQueued();
  expect(queuedRequests()).toEqual([]);
  expect(send).toHaveBeenCalledOnce();
});
