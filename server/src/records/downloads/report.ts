import type { Call } from '@console/contracts/core/call';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { download } from './request.ts';
import { reportSources, type ExportSource } from './source.ts';

/** Serves the file of a report that is not a list: at once or by a job, as every export. */
export function serveReport<Row extends object>(app: Application, source: ExportSource<Row>, call: Call): void {
  const known = source as unknown as ExportSource;
  reportSources(app).set(source.name, known);
  serve(app, call, (context) => download(app, known, context as Context));
}
