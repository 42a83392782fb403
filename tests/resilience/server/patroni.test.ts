/** Three servers that Patroni and etcd lead. 20 writers go on while the primary hands over, dies, or freezes and comes back. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../server/database/database';
import { noPatroni, PATIENCE, type PatroniNode, startPatroni } from '../../support/postgres/patroni';
import { notOurs, onDatabase } from '../../support/postgres/postgres';
import { prepareDatabase, type RunningServer } from '../../support/servers/server-process';
import { compare, useEnds, writeDuring } from './laboratory';

const WRITES = 600;
/** The change starts early, so that there are writes after it. */
const FIRST = 60;
const NOTHING = { lost: [], doubled: [] };
const { start } = useEnds();

const databaseOf = (url: string, name: string) => url.replace(/[^/]*$/, name);

/** Sends leads to one process until `isOver`, each once. Resolves with the email addresses that were acknowledged. */
async function sendLeads({ url }: RunningServer, isOver: () => boolean): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const send = async () => {
    while (!isOver()) {
      const email = `pinned-${next++}@coastal.example`;
      const body = JSON.stringify({ name: 'Jo', email, mobile: '4045550123', company: 'Coastal' });
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${url}/contact`, { method: 'POST', headers, body }).catch(() => undefined);
      if (response?.status === 201) acknowledged.push(email);
      else await setTimeout(50);
    }
  };
  await Promise.all(Array.from({ length: 5 }, send));
  return acknowledged;
}

const reason = notOurs ?? noPatroni;
describe.skipIf(reason)(`with Patroni and etcd${reason ? ` (${reason})` : ''}`, () => {
  let cluster: Awaited<ReturnType<typeof startPatroni>>;
  let primary: PatroniNode;
  beforeAll(async () => {
    cluster = await startPatroni();
    primary = await cluster.whole();
    await onDatabase(primary.url, async ({ query }) => {
      await query(sql`create database handed`);
      await query(sql`create database killed`);
      await query(sql`create database frozen`);
    });
  });
  afterAll(() => cluster?.stop());

  /** Writes with two processes until there is another primary. Prints the longest time without a write. */
  async function writeUntilChanged(
    name: string,
    url: string,
    change: (former: PatroniNode) => unknown,
    comeBack?: (former: PatroniNode) => unknown,
  ) {
    const former = primary;
    const servers = await start(url, 2);
    const become = async () => {
      await change(former);
      primary = await cluster.primary(former);
      comeBack?.(former);
    };
    const { names, after, pause } = await writeDuring(servers, WRITES, become, FIRST);
    console.log(`Patroni, ${name}: ${names.length} acknowledged, ${after} after the change, longest pause ${pause} ms`);
    expect(after, 'writes to the new primary').toBeGreaterThan(0);
    return { names, former };
  }

  it('loses nothing when the primary hands over, behind HAProxy', async () => {
    const url = databaseOf(cluster.proxied, 'handed');
    await prepareDatabase(url);
    const { names } = await writeUntilChanged('switchover behind HAProxy', url, (former) => former.switchOver());
    expect(await compare(databaseOf(primary.url, 'handed'), names)).toEqual(NOTHING);
  });

  it('loses nothing when the primary dies, and comes back as a standby', async () => {
    primary = await cluster.whole();
    const url = databaseOf(cluster.url, 'killed');
    await prepareDatabase(url);
    const { names, former } = await writeUntilChanged('kill -9', url, (node) => node.crash());
    former.restart();
    await vi.waitUntil(former.isReplica, PATIENCE);
    expect(await compare(databaseOf(primary.url, 'killed'), names)).toEqual(NOTHING);
  });

  it('acknowledges no write that is lost when the primary freezes and comes back', async () => {
    primary = await cluster.whole();
    const url = databaseOf(cluster.url, 'frozen');
    await prepareDatabase(url);
    let isOver = false;
    const [pinned] = await start(databaseOf(primary.url, 'frozen'), 1);
    const sent = sendLeads(pinned!, () => isOver);
    const { names, former } = await writeUntilChanged(
      'frozen primary',
      url,
      (node) => node.freeze(),
      (node) => node.thaw(),
    );
    await vi.waitUntil(former.isReplica, PATIENCE);
    isOver = true;
    const own = await sent;
    console.log(`Patroni, frozen primary: ${own.length} acknowledged by a process that knows only the former primary`);
    expect(own.length).toBeGreaterThan(0);
    expect(await compare(databaseOf(primary.url, 'frozen'), [...names, ...own])).toEqual(NOTHING);
  });
});
