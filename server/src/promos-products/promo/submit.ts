import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Placement } from '@console/contracts/promos-products/promo-rate';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { writeOptions } from '../../records/operations/save.ts';
import { checkBody } from '../../records/resource/check.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { insertRecord } from '../../records/resource/write.ts';
import { placeSheets } from './place-sheets.ts';

interface Of {
  readonly line: BusinessLine;
  readonly registered: RegisteredResource;
  readonly sheets: RegisteredResource;
  readonly context: Context;
}

/** Creates a promo with its rate sheets, all or none. @throws Refusal VALIDATION naming every fault */
export async function submitPromo(
  app: Application,
  tx: Tx,
  { line, registered, sheets, context }: Of,
  body: { readonly values: Readonly<Record<string, unknown>>; readonly sheets?: Placement | null | undefined },
): Promise<{ secureId: string; promoCode: string; sheets: number }> {
  const options = writeOptions(app, context);
  const checked = await checkBody(tx, registered, body.values, null, options);
  const { secureId, promoCode } = await insertRecord(tx, registered, checked, options);
  const of = { app, line, registered: sheets, context };
  const placed = body.sheets
    ? await placeSheets(tx, of, { ...body.sheets, promoId: secureId, replace: false })
    : { stored: 0 };
  return { secureId, promoCode: String(promoCode), sheets: placed.stored };
}
