import { choice, digits, line } from '../../core/fields.ts';
import { defineResource } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { dealerLines } from './vocabulary.ts';

/**
 * Dealers of both lines: what records with a line as a value refer to, narrowed by line. The registers of the lines
 * have modules of their own (`dealer-nmc.ts`, `dealer-ufi.ts`).
 */
export const dealerChoices = defineResource({
  module: 'dealer-choice',
  path: 'dealer',
  privilege: 'exclusive-dealer-admin:browse',
  title: text('Dealer'),
  label: 'name',
  choice: { code: 'dealerCode', name: 'name' },
  volume: 23_500,
  fields: { dealerCode: digits({ maximum: 6 }), name: line({ maximum: 80 }), line: choice(dealerLines) },
  list: { defaultSort: ['dealerCode,asc'] },
  lov: { line: choice(dealerLines) },
  operations: ['lov'],
});
