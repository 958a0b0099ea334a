import { randomUUID } from 'node:crypto';
import { holdsPersonalNumber } from '@console/contracts/core/personal-number';
import { referenceTo } from '@console/contracts/platform/number-references';
import { environments } from './environments.ts';
import { sharedSession } from './sessions.ts';

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  /** The services' own types are the contracts'; a journey reads what it needs. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly result?: any;
}

/** An address whose full personal numbers are kept by the services first and referred to, as the console does it. */
async function withoutNumbers(username: string, path: string): Promise<string> {
  const [place = '', query] = path.split('?');
  const parameters = [...new URLSearchParams(query)];
  if (!parameters.some(([, value]) => holdsPersonalNumber(value))) return path;
  const clean = new URLSearchParams();
  for (const [name, value] of parameters) {
    const id = randomUUID();
    const isNumber = holdsPersonalNumber(value);
    if (isNumber) await callAs(username, 'POST', 'middle/number-reference', { id, number: value });
    clean.append(name, isNumber ? referenceTo(id) : value);
  }
  return `${place}?${clean.toString()}`;
}

/** Makes a call of the services as a user, to prepare what a journey begins with or to act as a colleague. */
export async function callAs(
  username: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const { url } = environments.local;
  const { access_token: token } = await sharedSession(username, url);
  const form = body instanceof FormData;
  const answer = await fetch(`${url}/api/${await withoutNumbers(username, path)}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      username,
      ...(body && !form ? { 'content-type': 'application/json' } : {}),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

/** Stores a file as a user does. @returns its id */
export async function storeFile(
  username: string,
  module: string,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<string> {
  const form = new FormData();
  form.set('kind', 'image');
  form.set('module', module);
  form.set('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  const { result } = await callAs(username, 'POST', 'direct/file', form);
  return (result as { fileId: string }).fileId;
}
