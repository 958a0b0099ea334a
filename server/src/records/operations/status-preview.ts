import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import { hasStatusPreview, statusPreviewCall, type ActPreview } from '@console/contracts/core/resource';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { refusedOf } from '../acts/on-many.ts';
import { onePreview } from '../acts/one-preview.ts';
import { byLabel } from '../acts/preview.ts';
import { labelOf } from '../resource/label.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { statusRefusals, type Switch } from './status-refusals.ts';

/**
 * Says which of several records refuse to be switched, and why, before somebody gives a reason and asks for it: the
 * change itself is all or nothing (docs/model/platform.md#bulk-status).
 */
export function serveStatusPreview(app: Application, registered: RegisteredResource, action: Switch): void {
  if (!hasStatusPreview(registered.resource, action)) return;
  serve(app, statusPreviewCall(registered.resource, action), (context) =>
    onePreview(app, context.caller, async (): Promise<ActPreview> => {
      const { body, caller, language } = context;
      const items = [...new Map(body.items.map((item) => [item.secureId.toLowerCase(), item])).values()];
      const ids = items.map(({ secureId }) => secureId.toLowerCase());
      const options = { actor: actorOf(context), caller, now: app.services.now(), reason: null };
      const { rows, refused } = await context.db.transaction().execute(async (tx) => {
        const found = await findRecords(tx, registered, ids, caller.scope, { of: 'detail', caller });
        if (found.length < items.length) throw notFound();
        return { rows: found, refused: await statusRefusals(tx, registered, action, found, items, options) };
      });
      const named = rows.map((row) => ({ secureId: row.secureId, label: labelOf(registered, row) })).toSorted(byLabel);
      return {
        total: rows.length,
        examined: rows.length,
        allowed: rows.length - refused.size,
        permitted: named.filter(({ secureId }) => !refused.has(secureId)),
        refused: named.flatMap((record) => {
          const refusal = refused.get(record.secureId);
          if (!refusal) return [];
          const { code, parameters, referencedBy } = refusedOf(record, refusal);
          return [
            {
              ...record,
              code,
              message: withoutPersonalNumbers(app.errors.text(code, language, parameters)),
              ...(referencedBy ? { referencedBy: referencedBy.map((use) => ({ ...use })) } : {}),
            },
          ];
        }),
      };
    }),
  );
}
