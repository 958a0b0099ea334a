import { bases, type Base } from '@console/contracts/core/bases';
import { systemActor, type Actor } from '../../../platform/audit/actor.ts';
import type { Entry } from '../../../platform/audit/record.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import { personName } from '../../../platform/seed-data/names.ts';
import { seedUsers } from '../../../shell/index.ts';

/** A past entry with a name, from which its id is derived. */
export interface Past extends Omit<Entry, 'actor' | 'at'> {
  readonly key: string;
  readonly at: Date;
  readonly username: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly base: Base;
  /** Path below the base. */
  readonly path: string;
  /** The job that acted, when `username` is SYSTEM. */
  readonly job?: string;
}

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 ' +
    'Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const;

const places = new Map(seedUsers.map((user, index) => [user.username, { user, index }]));

/** An address of the office network: the second number is that of the office, or 1 at head office. */
function addressOf(index: number, officeCode: string | undefined): string {
  return officeCode ? `10.${(Number(officeCode) / 10) % 250}.4.${10 + (index % 200)}` : `10.1.8.${10 + (index % 200)}`;
}

function actorOf({ key, username, method, base, path, job }: Past): Actor {
  const known = places.get(username);
  if (!known) return systemActor(job ?? 'seed');
  const {
    user: { role, offices },
    index,
  } = known;
  return {
    username,
    name: personName(index),
    roleNames: [role],
    request: {
      id: seedId('request', key),
      ip: addressOf(index, offices[0]),
      userAgent: browsers[index % browsers.length] as string,
      base,
      method,
      path: `${bases[base]}/${path}`,
    },
  };
}

/** The entry in the form of the audit trail. */
export const entryOf = (past: Past): Entry => {
  const { key, username: _, method: __, base: ___, path: ____, job: _____, ...entry } = past;
  return { ...entry, id: seedId('audit-trail', key), actor: actorOf(past) };
};
