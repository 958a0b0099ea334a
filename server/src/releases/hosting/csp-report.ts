import type { FastifyInstance, FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { readJson } from '../../platform/http/json-body.ts';
import { reportAddress } from '../../platform/http/content-policy.ts';

const text = z.catch(z.string(), '');
/** The two formats that browsers send: `report-uri` and `report-to`. */
const byUri = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});
const byApi = z.array(
  z.object({
    type: z.string(),
    body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text }),
  }),
);

export interface Violation {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

/** An address without its query, which may contain personal data; truncated. */
const bare = (address: string) => (address.split(/[?#]/, 1)[0] ?? '').slice(0, 200);

/** Parses a browser's report; returns none for other content. */
export function violationsOf(body: unknown): Violation[] {
  const one = byUri.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    return [
      {
        page: bare(report['document-uri']),
        directive: (report['effective-directive'] || report['violated-directive']).slice(0, 60),
        blocked: bare(report['blocked-uri']),
        source: bare(report['source-file']),
      },
    ];
  }
  const several = byApi.safeParse(body);
  if (!several.success) return [];
  return several.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, 20)
    .map(({ body: report }) => ({
      page: bare(report.documentURL),
      directive: report.effectiveDirective.slice(0, 60),
      blocked: bare(report.blockedURL),
      source: bare(report.sourceFile),
    }));
}

const bodyLimit = 16_384;

/** Receives reports of content policy violations, logs them, and passes them on to be counted. */
export async function registerCspReport(
  http: FastifyInstance,
  log: Pick<FastifyBaseLogger, 'warn'>,
  note: (violations: readonly Violation[]) => Promise<void>,
): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'buffer', bodyLimit },
      (_, body, done) => {
        try {
          done(null, readJson(body as Buffer));
        } catch {
          done(null, null);
        }
      },
    );
    scope.post(reportAddress, { config: { rateLimit: { max: 60, timeWindow: 60_000 } } }, async (request, reply) => {
      const violations = violationsOf(request.body);
      for (const violation of violations) log.warn({ violation }, 'content security policy violated');
      await note(violations);
      return reply.status(204).send();
    });
  });
}
