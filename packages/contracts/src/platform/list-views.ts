import * as z from 'zod/mini';
import { call } from '../core/call.ts';

/** Most views of one user in one list. */
export const viewLimit = 50;

const name = z.string().check(z.minLength(2), z.maxLength(60));
/** Filters, search and order as in the list's address, without the page. */
const query = z.string().check(z.maxLength(4_000));
/** Columns in their order and those hidden; null: as each viewer likes. */
const layout = z.nullish(
  z.object({
    order: z.array(z.string()).check(z.maxLength(100)),
    hidden: z.array(z.string()).check(z.maxLength(100)),
    widths: z.optional(z.record(z.string(), z.int().check(z.gte(40), z.lte(1_200)))),
  }),
);
const roleSecureIds = z.array(z.uuid()).check(z.maxLength(20));

const values = { name, query, layout, /** Roles whose holders see the view; none: private. */ roleSecureIds };

/** A list's filters, order and columns under a name. */
export const listView = z.object({
  secureId: z.uuid(),
  version: z.int(),
  module: z.string(),
  ...values,
  /** Whether the caller made it and may change it; an admin may change shared ones. */
  mine: z.boolean(),
  editable: z.boolean(),
  ownerName: z.string(),
});
export type ListView = z.infer<typeof listView>;

const module = z.string().check(z.maxLength(60));

/** Saved views of lists, private or shared with roles. The caller must hold the list's privilege. */
export const listViewCalls = {
  list: call({
    name: 'list-view.list',
    method: 'GET',
    base: 'middle',
    path: 'list-view',
    access: 'session',
    summary: 'Views of a list: own ones and those shared with own roles',
    query: z.object({ module }),
    result: z.array(listView),
  }),
  create: call({
    name: 'list-view.create',
    method: 'POST',
    base: 'middle',
    path: 'list-view',
    access: 'session',
    summary: 'Saves a view of a list',
    idempotent: true,
    body: z.object({ module, ...values }),
    result: listView,
    errors: ['DUPLICATE', 'VIEW_LIMIT'],
  }),
  update: call({
    name: 'list-view.update',
    method: 'PUT',
    base: 'middle',
    path: 'list-view',
    access: 'session',
    summary: 'Changes a view',
    body: z.object({ secureId: z.uuid(), version: z.int(), ...values }),
    result: listView,
    errors: ['STALE_VERSION', 'DUPLICATE'],
  }),
  roles: call({
    name: 'list-view.roles',
    method: 'GET',
    base: 'middle',
    path: 'list-view/roles',
    access: 'session',
    summary: 'Roles that the caller may share views with: the own ones; for an admin all active ones',
    result: z.array(z.object({ secureId: z.uuid(), name: z.string() })),
  }),
  remove: call({
    name: 'list-view.delete',
    method: 'DELETE',
    base: 'middle',
    path: 'list-view',
    access: 'session',
    summary: 'Removes a view',
    body: z.object({ secureId: z.uuid() }),
  }),
} as const;
