import type { Module } from '../http/application.ts';
import { openApiDocument } from './document.ts';
import { documentationPage, documentationStyle } from './page.ts';

const policy =
  "default-src 'none'; style-src 'self'; object-src 'none'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and its page `/api/docs`, generated on the first visit from all served calls. */
export const openApiModule: Module = ({ http, calls }) => {
  let generated: { readonly document: string; readonly page: string } | null = null;
  const generate = () => {
    if (generated) return generated;
    const document = openApiDocument(calls.values());
    generated = { document: JSON.stringify(document), page: documentationPage([...calls.values()], document) };
    return generated;
  };
  http.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(generate().document));
  http.get('/api/docs', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .send(generate().page),
  );
  http.get('/api/docs/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(documentationStyle));
};
