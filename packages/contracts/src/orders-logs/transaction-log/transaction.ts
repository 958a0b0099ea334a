import * as z from 'zod/mini';
import { choice, integer, money, object } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { orderPlatforms } from '../orders/vocabulary.ts';
import { logFacts, logFilters, logOf, logTitles, short } from './record.ts';
import { transactionResults, transactionTypes } from './vocabulary.ts';

const optional = { required: false } as const;

/** Requests of applications, one row each (docs/model/orders-logs.md#transaction-log). */
export const transactionLog = defineResource({
  ...logOf('transaction'),
  title: text('Log Transaksi', 'Transaction log'),
  label: 'transactionType',
  volume: 30_000_000,
  titles: {
    ...logTitles,
    transactionType: text('Tipe transaksi', 'Transaction type'),
    endpoint: text('Endpoint'),
    method: text('Metode', 'Method'),
    platform: text('Platform'),
    appVersion: text('Versi aplikasi', 'App version'),
    ip: text('IP'),
    amount: text('Nominal', 'Amount'),
    responseStatus: text('Status HTTP', 'HTTP status'),
    responseCode: text('Kode', 'Code'),
    durationMs: text('Durasi (ms)', 'Duration (ms)'),
    result: text('Hasil', 'Result'),
    request: text('Permintaan', 'Request'),
    response: text('Jawaban', 'Response'),
    slowerThan: text('Lebih lambat dari (ms)', 'Slower than (ms)'),
  },
  derived: {
    ...logFacts,
    transactionType: choice(transactionTypes),
    endpoint: short(200),
    method: short(10),
    platform: short(20),
    appVersion: short(20),
    ip: short(45),
    amount: money({ minimum: 0, maximum: 10_000_000_000, ...optional }),
    responseStatus: integer({ minimum: 100, maximum: 599, ...optional }),
    responseCode: short(60),
    durationMs: integer({ minimum: 0, maximum: 10_000_000 }),
    result: choice(transactionResults),
    /** Masked when it was written; null in lists. */
    request: object(z.unknown(), optional),
    response: object(z.unknown(), optional),
  },
  list: {
    filters: {
      ...logFilters,
      transactionType: choice(transactionTypes),
      result: choice(transactionResults),
      platform: choice(orderPlatforms),
      slowerThan: integer({ minimum: 0, maximum: 600_000 }),
    },
    mainFilters: ['from', 'to', 'transactionType'],
    sorts: ['at'],
    defaultSort: ['at,desc'],
    columns: [
      'at',
      'transactionType',
      'applNo',
      'custNo',
      'sourceInput',
      'platform',
      'amount',
      'result',
      'responseCode',
      'durationMs',
    ],
    large: true,
  },
  operations: ['list', 'detail', 'download'],
});
export type TransactionLogRow = RecordOf<typeof transactionLog>;
