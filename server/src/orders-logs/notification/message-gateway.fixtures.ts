import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerMembers, type MemberDirectory } from './members.ts';

export const total = 2_300;
export const numberOf = (index: number) => `M${String(index).padStart(5, '0')}`;
const memberAt = (index: number) => ({
  custNo: numberOf(index),
  memberName: `Anggota ${index}`,
  branchName: 'Bandung',
  declined: index % 100 === 0,
});
/** A member directory as the members' module would register it. */
const directory: MemberDirectory = {
  count: async (_db, row) => (row.lines.includes('UFI') ? 0 : total),
  page: async (_db, _row, after, limit) =>
    Array.from({ length: total }, (_, index) => memberAt(index))
      .filter(({ custNo }) => after === null || custNo > after)
      .slice(0, limit),
  one: async (_db, custNo) => (custNo === numberOf(1) ? memberAt(1) : null),
  unknown: async (db, uploadId, limit) => {
    const { rows } = await sql<{
      cust_no: string;
    }>`select cust_no from notification_upload_row where upload_id = ${uploadId} and cust_no not like 'M0%'
      order by 1`.execute(db);
    return { count: rows.length, first: rows.slice(0, limit).map((row) => row.cust_no) };
  },
};
export const withMembers: Module = (app) => registerMembers(app, directory);

interface Received {
  readonly path: string;
  readonly token: string | undefined;
  readonly messages: readonly { readonly id: string; readonly to: string; readonly text: string }[];
}
export const received: Received[] = [];
/** What the gateway answers, and what it waits for before. */
export const behaviour: {
  stopped: Promise<unknown>;
  answer: (messages: Received['messages']) => object;
} = {
  stopped: Promise.resolve(),
  answer: (messages) => ({ results: messages.map(({ id }) => ({ id, outcome: 'DELIVERED' })) }),
};
const gateway = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { messages } = JSON.parse(Buffer.concat(parts).toString()) as Pick<Received, 'messages'>;
    received.push({ path: request.url ?? '', token: request.headers.authorization, messages });
    response.setHeader('content-type', 'application/json');
    const body = JSON.stringify(behaviour.answer(messages));
    void behaviour.stopped.then(() => response.end(body));
  });
});
export let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(
  () =>
    new Promise((resolve) => {
      gateway.close(resolve);
    }),
);
