import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the answer is shown as a page: a navigation, not a call or a file of a page. */
export const wantsOutagePage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/^\/(api|health|metrics)(\/|$)/.test(url) &&
  (headers['sec-fetch-mode'] === undefined || headers['sec-fetch-mode'] === 'navigate') &&
  (headers.accept ?? '').includes('text/html');

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A plain page for a person who opens the console while it cannot be sent; it reloads by itself. */
export const sendOutagePage = (reply: FastifyReply, message: string, seconds = 5): FastifyReply =>
  reply
    .status(503)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8').send(`<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}"><title>503</title>
<style>body{font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;margin:0;padding:16px;
text-align:center;color:#424242;background:#fff}h1{font-size:20px;color:#0451a4}</style></head>
<body><main role="alert"><h1>${escaped(message)}.</h1><p>Halaman ini dimuat ulang otomatis setiap ${seconds} detik.</p>
<p lang="en">This page tries again by itself every ${seconds} seconds.</p></main></body></html>`);
