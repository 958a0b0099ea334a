import { bulkCalls } from '@console/contracts/promos-products/promo/bulk-calls';
import { bulkLines } from '@console/contracts/promos-products/promo/bulk-files';
import { bulkErrors } from '@console/contracts/promos-products/promo/bulk-operations';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { branchesFile } from './branches.ts';
import { linesFile } from './lines.ts';
import { previewBulk } from './preview.ts';
import { termsFile } from './terms.ts';

/** Bulk updates of promos (docs/model/promos.md#bulk-updates). */
export const promoBulkModule: Module = (app) => {
  app.errors.add(bulkErrors);
  for (const line of bulkLines) {
    const { module, rates } = promoLines[line];
    const [promos, sheets] = [resourcesOf(app).get(module)!, resourcesOf(app).get(rates)!];
    const of = { app, line, promos, sheets };
    registerImport(app, termsFile(of));
    registerImport(app, linesFile(of));
    registerImport(app, branchesFile(of));
    serve(app, bulkCalls[line], (context) => previewBulk(of, context as Context, context.body));
  }
};
