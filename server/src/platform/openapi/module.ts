import type { Module } from '../http/application.ts';
import { openApiDocument } from './document.ts';
import { documentationPage, documentationStyle } from './page.ts';

const policy =
  "default-src 'none'; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and its page `/api/docs`, made on the first visit of all calls that are served. */
export const openApiModule: Module = ({ http, calls }) => {
  let made: { readonly document: Record<string, unknown>; readonly page: string } | null = null;
  const make = () => {
    if (made) return made;
    const document = openApiDocument(calls.values());
    made = { document, page: documentationPage([...calls.values()], document) };
    return made;
  };
  http.get('/api/openapi.json', () => make().document);
  http.get('/api/docs', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .send(make().page),
  );
  http.get('/api/docs/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(documentationStyle));
};
