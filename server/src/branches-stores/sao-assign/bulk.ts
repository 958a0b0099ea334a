import { saoCalls } from '@console/contracts/branches-stores/sao-assign/calls';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { stepAll } from '../../records/steps/run.ts';

type Move = { readonly secureId: string; readonly version: number; readonly saoId: string };

/** Serves moves of outlets to different SAOs, all or none: each by the step that its row takes. */
export function serveBulk(app: Application, registered: RegisteredResource): void {
  const { db, now } = app.services;
  serve(app, saoCalls.assignBulk, (context) =>
    db.transaction().execute(async (tx) => {
      const { caller, request, body } = context;
      const { moves, startDate, ordersFollow, reason } = body;
      const ids = moves.map(({ secureId }) => secureId);
      const rows = await findRecords(tx, registered, ids, caller.scope, { of: 'detail', caller, lock: true });
      const states = new Map(rows.map((row) => [row.secureId, row['state']]));
      const groups = new Map<string, { readonly name: 'assign' | 'reassign'; readonly moves: Move[] }>();
      for (const move of moves) {
        const state = states.get(move.secureId);
        if (state === undefined) throw notFound();
        const name = state === 'UNASSIGNED' ? 'assign' : 'reassign';
        const key = `${name} ${move.saoId}`;
        if (!groups.has(key)) groups.set(key, { name, moves: [] });
        groups.get(key)!.moves.push(move);
      }
      for (const { name, moves: targets } of groups.values()) {
        const { saoId } = targets[0]!;
        const values = name === 'assign' ? { saoId, startDate } : { saoId, startDate, ordersFollow, reason };
        await stepAll({ tx, registered, name, values, caller, request, now: now(), targets });
      }
      const answer = { moved: moves.length };
      await context.remember(tx, answer);
      return answer;
    }),
  );
}
