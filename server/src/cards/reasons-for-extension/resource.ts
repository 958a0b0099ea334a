import { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import type { Choice } from '@console/contracts/core/envelope';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Names the most days of each reason with it, so that they are known before an extension is refused. */
async function withDays(db: Db, choices: Choice[]): Promise<Choice[]> {
  const ids = choices.map(({ secureId }) => secureId);
  const { rows } = await sql<{ id: string; days: number }>`
    select id, max_days as days from extension_reason where id = any(${ids}::uuid[])`.execute(db);
  const days = new Map(rows.map((row) => [row.id, row.days]));
  return choices.map((choice) => ({ ...choice, name: `${choice.name} (≤ ${days.get(choice.secureId)})` }));
}

/** Reasons for extension (docs/model/cards.md#reasons). */
export const extensionReasonsModule: Module = (app) => {
  registerResource(app, extensionReasons, { table: 'extension_reason', lov: { extend: withDays } });
};
