import { code, integer, line, recordStatus } from './fields.ts';
import { recordOperations, type Operation } from './resource.ts';
import { text } from './text.ts';

/** Fields that every master has (docs/model/cards.md#masters, docs/model/membership.md#masters). */
export const masterFields = {
  code: code(),
  name: line({ minimum: 3, maximum: 100, unique: true }),
};

/** Place of a record among the others of its master; lower ones come first. */
export const sortOrder = integer({ minimum: 0, maximum: 999 });

export const sortOrderTitle = text('Urutan', 'Order');

/** What every master offers. */
export const masterOperations = [
  ...recordOperations,
  'activate-all',
  'deactivate-all',
  'lov',
  'download',
  'unique',
  'history',
] as const satisfies readonly Operation[];

/** The list of a master: code, name, the particular fields, status, time of the last change. */
export const masterList = <const Own extends readonly string[]>(own: Own) =>
  ({
    filters: { status: recordStatus() },
    sorts: ['sortOrder', 'code', 'name', 'updatedAt'],
    defaultSort: ['sortOrder,asc', 'code,asc'],
    search: ['code', 'name'],
    columns: ['code', 'name', ...(own as readonly Own[number][]), 'sortOrder', 'status', 'updatedAt'],
  }) as const;

/** The list of a master without a place among the others: sorted by name. */
export const masterListByName = <const Own extends readonly string[]>(own: Own) =>
  ({
    filters: { status: recordStatus() },
    sorts: ['name', 'code', 'updatedAt'],
    defaultSort: ['name,asc'],
    search: ['code', 'name'],
    columns: ['code', 'name', ...(own as readonly Own[number][]), 'status', 'updatedAt'],
  }) as const;
